/** The games as buttons call them, in every language alike. */
export const GAMES: Readonly<Record<string, string>> = { ascension: 'Ascension', conflictus: 'Conflictus' };

/** Whether an address names a game that there is. */
export const isGame = (name: string): boolean => Object.hasOwn(GAMES, name);
