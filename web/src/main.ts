import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/ascension.css';
import './styles/conflictus.css';
import './styles/start.css';
import './styles/end.css';
import './styles/more.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { sprite } from './lib/art/sprite';
import { keep, settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

document.body.insertAdjacentHTML('afterbegin', sprite());
keep();
await speak(settings.lang);
mount(App, { target: document.getElementById('app')! });
