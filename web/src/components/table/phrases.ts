/* Chat without typing. The server knows the phrases and sends them in each reader's language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'thinking',
  'sorry',
  'good-game',
  'again',
];
/** Emotes are sent as emoji, which every client can display. */
export const EMOTES = [
  { name: 'smile', sign: '🙂' },
  { name: 'laugh', sign: '😄' },
  { name: 'wow', sign: '😮' },
  { name: 'think', sign: '🤔' },
  { name: 'sad', sign: '😔' },
  { name: 'bravo', sign: '⭐' },
];
