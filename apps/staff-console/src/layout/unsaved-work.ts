/** What somebody wrote and has not saved. */
export interface Unsaved<Values> {
  /** The name it is kept under. */
  key: string;
  /** When it was written, in milliseconds. */
  at: number;
  /** The `updatedAt` of what it began from. Null for something new. */
  basedOn: string | null;
  /** The stored values that it began from. Undefined for something new, and in texts of older releases. */
  stored?: Values | undefined;
  values: Values;
}

/** Whose text it is, of which thing (its noun and its id, or `new`), and by which opening of the form: two tabs do not overwrite each other. */
export interface Writing {
  person: string;
  noun: 'post' | 'campaign' | 'idea';
  thing: string;
  writer: string;
}

const daysKept = 30;

/** Whether what was kept, by this release or one before, can still be put back. */
export type IsWhole<Values> = (values: unknown) => values is Values;

const keyOf = ({ person, noun, thing, writer }: Writing): string =>
  [`unsaved-${noun}`, person.toLowerCase(), thing, writer].map(encodeURIComponent).join('/');

/** Keeps a text on this device. False where the browser does not take it. */
export function storeUnsaved<Values>(storage: Storage, writing: Writing, text: Omit<Unsaved<Values>, 'key'>): boolean {
  try {
    storage.setItem(keyOf(writing), JSON.stringify(text));
    return true;
  } catch {
    return false;
  }
}

export function deleteUnsaved(storage: Storage, key: string | Writing): void {
  storage.removeItem(typeof key === 'string' ? key : keyOf(key));
}

/** What this person wrote of this thing and did not save, the newest first. Nobody else's is ever found, nor what `isWhole` does not know. */
export function findUnsaved<Values>(
  storage: Storage,
  { whose, isWhole, now }: { whose: Omit<Writing, 'writer'>; isWhole: IsWhole<Values>; now: number },
): Unsaved<Values>[] {
  const start = keyOf({ ...whose, writer: '' });
  const texts = Object.keys(storage)
    .filter((key) => key.startsWith(start))
    .map((key) => readUnsaved(storage, key, isWhole))
    .filter((text) => text !== undefined);
  const isOld = ({ at }: { at: number }) => now - at >= daysKept * 86_400_000;
  for (const { key } of texts.filter(isOld)) storage.removeItem(key);
  return texts.filter((text) => !isOld(text)).toSorted((one, other) => other.at - one.at);
}

function readUnsaved<Values>(storage: Storage, key: string, isWhole: IsWhole<Values>): Unsaved<Values> | undefined {
  try {
    const text = JSON.parse(storage.getItem(key) ?? '') as Omit<Unsaved<unknown>, 'key'>;
    const { values, stored } = text;
    if (typeof text.at !== 'number' || !isWhole(values)) return undefined;
    return { ...text, values, stored: isWhole(stored) ? stored : undefined, key };
  } catch {
    return undefined;
  }
}
