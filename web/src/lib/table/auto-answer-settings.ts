/* The automatic answers stored by this browser. */
import { saveSettings, settings } from '../settings.svelte';
import { same, type Asked, type SavedAnswer, type AutoAnswerPreferences } from './auto-answer-rules';

const MOST = 100;

export const preferences: AutoAnswerPreferences = {
  get mode() {
    return settings.autos;
  },
  get answers() {
    return settings.answers;
  },
  keep(answer: SavedAnswer) {
    settings.answers = [...settings.answers.filter((each) => !same(each, answer)), answer].slice(-MOST);
    saveSettings();
  },
  forget(asked: Asked) {
    settings.answers = settings.answers.filter((each) => !same(each, asked));
    saveSettings();
  },
};
