/** A person's name in two parts; empty where there is none. */
interface SplitName {
  firstName: string;
  lastName: string;
}

/** Of companies, authorities and mailboxes: nobody is greeted as "Hello City". */
const notPersonal = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    'inc|llc|llp|ltd|limited|corp|corporation|co|company|companies|gmbh|ag|kg|plc|pllc|pty|sarl|bv|group|holdings?|partners',
    'associates|association|foundation|institute|society|union|chamber|council|committee|commission|board|agency|authority',
    'city|town|village|county|township|borough|parish|municipality|state|government|district|department|dept|division|bureau',
    'public|works|office|services?|solutions|systems|consulting|consultants|engineering|engineers|construction|contractors',
    'university|college|school|team|staff|info|admin|support|sales|office|newsletter|the|and|of|for',
  ].join('|')})(?=$|[^\\p{L}])|[\\d@&/_|]`,
  'iu',
);
const title = /^(?:mr|mrs|ms|mx|miss|dr|prof|professor|sir|rev|hon)\.?$/i;
const suffix = /^(?:jr|sr|ii|iii|iv|phd|md|pe|esq)\.?$/i;
const initial = /^\p{L}\.?$/u;
const acronym = /^\p{Lu}{3,}$/u;
/** A longer text is a description. */
const mostWords = 5;

/**
 * Splits a full name: the first word is the first name, also of `Lovelace, Ada` and `Dr. Ada Lovelace`. A company, an
 * acronym, and a name that begins with an initial have no first name: they are the last name as a whole, so that greetings
 * by first name fall back.
 */
export function splitName(name: string): SplitName {
  const whole = name.replace(/\s+/g, ' ').trim();
  const words = inOrder(whole)
    .split(' ')
    .filter((word) => !title.test(word));
  const [first = '', ...rest] = words;
  const isPersonal = words.length <= mostWords && !notPersonal.test(whole) && !initial.test(first);
  if (!isPersonal || first === '' || (rest.length === 0 && (first !== whole || acronym.test(first))))
    return { firstName: '', lastName: whole };
  return { firstName: first, lastName: rest.join(' ') };
}

/** Turns `Lovelace, Ada` around. `Ada Lovelace, PE` is in order. */
function inOrder(name: string): string {
  const [last, first, ...more] = name.split(/ ?, ?/);
  if (!first || more.length > 0) return name;
  return suffix.test(first) ? name.replace(' ,', ',') : `${first} ${last}`;
}
