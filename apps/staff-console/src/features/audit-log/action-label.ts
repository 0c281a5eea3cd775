import { wordsOfName } from '@workspace/contracts/words-of-name';

const special: Readonly<Record<string, string>> = { finishLogin: 'Signed in', logout: 'Signed out' };

/** Returns the name of an endpoint in words: `Change post` for `changePost`. */
export const actionLabel = (action: string): string => special[action] ?? wordsOfName(action);
