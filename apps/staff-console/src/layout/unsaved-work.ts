/** A text that was written and not saved. */
export interface Unsaved<Values> {
  /** The opening of the form in which it was written. */
  writer: string;
  /** Time of writing, in milliseconds. */
  at: number;
  /** The `updatedAt` of the base version. Null for something new. */
  basedOn: string | null;
  /** Stored values of the base version. Undefined for something new, and in texts of older releases. */
  stored?: Values | undefined;
  values: Values;
}

/** A text on its way to a place where it is stored. */
export type UnsavedText<Values> = Omit<Unsaved<Values>, 'writer'>;

/**
 * Owner of the text, its resource (type and id, or `new`), and an id of the form instance: two tabs do not overwrite
 * each other.
 */
export interface UnsavedKey {
  person: string;
  resource: 'post' | 'campaign' | 'idea' | 'reply' | 'segment';
  id: string;
  writer: string;
}

const retentionDays = 30;

/** Returns true when a stored text, from this release or an older one, can still be restored. */
export type IsComplete<Values> = (values: unknown) => values is Values;

const keyOf = ({ person, resource, id, writer }: UnsavedKey): string =>
  [`unsaved-${resource}`, person.toLowerCase(), id, writer].map(encodeURIComponent).join('/');

/** Stores a text on this device. Returns false when the browser rejects it. */
export function storeUnsaved<Values>(storage: Storage, writing: UnsavedKey, text: UnsavedText<Values>): boolean {
  try {
    storage.setItem(keyOf(writing), JSON.stringify(text));
    return true;
  } catch {
    return false;
  }
}

export function deleteUnsaved(storage: Storage, key: UnsavedKey): void {
  storage.removeItem(keyOf(key));
}

/**
 * Finds this person's unsaved texts of a resource, newest first. Never returns another person's texts, nor texts that
 * `isComplete` rejects.
 */
export function findUnsaved<Values>(
  storage: Storage,
  { whose, isComplete, now }: { whose: Omit<UnsavedKey, 'writer'>; isComplete: IsComplete<Values>; now: number },
): Unsaved<Values>[] {
  const start = keyOf({ ...whose, writer: '' });
  const texts = Object.keys(storage)
    .filter((key) => key.startsWith(start))
    .map((key) => parseUnsaved(storage.getItem(key), decodeURIComponent(key.slice(start.length)), isComplete))
    .filter((text) => text !== undefined);
  const isOld = ({ at }: { at: number }) => now - at >= retentionDays * 86_400_000;
  for (const { writer } of texts.filter(isOld)) deleteUnsaved(storage, { ...whose, writer });
  return texts.filter((text) => !isOld(text)).toSorted((one, other) => other.at - one.at);
}

/** Reads a stored text. Returns undefined for one that is broken, or that `isComplete` rejects. */
export function parseUnsaved<Values>(
  json: string | null,
  writer: string,
  isComplete: IsComplete<Values>,
): Unsaved<Values> | undefined {
  try {
    const text = JSON.parse(json ?? '') as UnsavedText<unknown>;
    const { at, basedOn, values, stored } = text;
    if (typeof at !== 'number' || !isComplete(values)) return undefined;
    return { at, basedOn, values, stored: isComplete(stored) ? stored : undefined, writer };
  } catch {
    return undefined;
  }
}
