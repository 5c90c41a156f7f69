/* The automatic answers stored by this browser. */
import { keep, settings } from '../settings.svelte';
import { same, type Asked, type Remembered, type Wishes } from './auto-answer-rules';

const MOST = 100;

export const wishes: Wishes = {
  get mode() {
    return settings.autos;
  },
  get answers() {
    return settings.answers;
  },
  keep(answer: Remembered) {
    settings.answers = [...settings.answers.filter((each) => !same(each, answer)), answer].slice(-MOST);
    keep();
  },
  forget(asked: Asked) {
    settings.answers = settings.answers.filter((each) => !same(each, asked));
    keep();
  },
};
