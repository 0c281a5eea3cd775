import { systemPrincipal } from './audit-log.ts';
import { resourceNames } from './roles.ts';
import { wordsOfName } from './words-of-name.ts';

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
export const auditActionLabel = (action: string): string =>
  special[action] ?? consoleWords.reduce((label, [code, word]) => label.replace(code, word), wordsOfName(action));

/** Returns who made an entry: the email address of a person, or words. */
export const auditPersonLabel = (person: string | null): string =>
  person === systemPrincipal ? 'The system' : (person ?? 'Nobody signed in');

const resourceLabels: Readonly<Record<string, string>> = { ...resourceNames, auth: 'sign-ins' };

/** Returns the name of a resource: `requests` for `contacts`. */
export const auditResourceLabel = (resource: string): string => resourceLabels[resource] ?? resource;

/** Returns a value of an entry in words. */
export function auditValueLabel(value: string | null): string {
  if (value === null) return 'nothing';
  if (value === 'true') return 'yes';
  return value === 'false' ? 'no' : value;
}
