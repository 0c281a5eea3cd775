import { wordsOfName } from '@workspace/contracts/words-of-name';

const special: Readonly<Record<string, string>> = {
  finishLogin: 'Signed in',
  logout: 'Signed out',
  endSessionOfProvider: 'Session ended by the identity provider',
  backchannelLogout: 'Session ended by the identity provider',
  changeStaff: 'Change role',
  finishLinkedin: 'Connect LinkedIn',
  generateBlog: 'Draft post',
  generateTitle: 'Draft title',
};

/** Words of the code, and those of the console for the same things. */
const consoleWords: readonly (readonly [code: RegExp, console: string])[] = [
  [/\bcontact/, 'request'],
  [/\bemail list/, 'list'],
  [/\bimage/, 'picture'],
  [/\bapi key/, 'API key'],
  [/\blinkedin/, 'LinkedIn'],
  [/\bab test/, 'A/B test'],
];

/** Returns the name of an endpoint in the words of the console: `Change request` for `changeContact`. */
export const actionLabel = (action: string): string =>
  special[action] ?? consoleWords.reduce((label, [code, word]) => label.replace(code, word), wordsOfName(action));
