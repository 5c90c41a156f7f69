/* The automatic answers stored by this browser. */
import { saveSettings, settings } from '../settings.svelte';
import { same, type RecurringQuestion, type SavedAnswer, type AutoAnswerPreferences } from './auto-answer-rules';

const MAX_ANSWERS = 100;

export const preferences: AutoAnswerPreferences = {
  get mode() {
    return settings.autos;
  },
  get answers() {
    return settings.answers;
  },
  keep(answer: SavedAnswer) {
    settings.answers = [...settings.answers.filter((each) => !same(each, answer)), answer].slice(-MAX_ANSWERS);
    saveSettings();
  },
  forget(question: RecurringQuestion) {
    settings.answers = settings.answers.filter((each) => !same(each, question));
    saveSettings();
  },
};
