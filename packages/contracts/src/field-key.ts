/**
 * Names of the columns that every subscriber has, of placeholders in emails, and of a property of every object: no field
 * has such a key.
 */
const reserved: readonly string[] = [
  'constructor',
  'email',
  'firstname',
  'lastname',
  'first_name',
  'last_name',
  'greeting',
  'reader',
];
const longestKey = 60;

/** Returns the key of a field from its name: `ZIP code` becomes `zip_code`. `field` for a name without Latin letters. */
function plainKeyOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, longestKey)
    .replace(/^_+|_+$/g, '');
  // A merge field begins with a letter.
  return /^[a-z]/.test(plain) ? plain : ['field', plain].filter(Boolean).join('_');
}

/** Returns a key for a name that is not among the taken ones: a number follows it if necessary. */
export function fieldKeyOf(name: string, taken: { has: (key: string) => boolean }): string {
  const plain = plainKeyOf(name);
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? plain : `${plain}_${number}`;
    if (!reserved.includes(key) && !taken.has(key)) return key;
  }
}
