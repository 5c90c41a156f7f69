/* What can be said without typing.  Phrases are known to the server, which tells them in the reader's language. */
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
/** Signs travel as letters that every client can show. */
export const EMOTES = [
  { name: 'smile', sign: '🙂' },
  { name: 'laugh', sign: '😄' },
  { name: 'wow', sign: '😮' },
  { name: 'think', sign: '🤔' },
  { name: 'sad', sign: '😔' },
  { name: 'bravo', sign: '⭐' },
];
