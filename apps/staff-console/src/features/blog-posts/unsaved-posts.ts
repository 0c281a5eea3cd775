import type { PostValues } from './post-values.ts';

/** What somebody wrote and has not saved. */
export interface UnsavedPost {
  /** The name it is kept under. */
  key: string;
  /** When it was written, in milliseconds. */
  at: number;
  /** The `updatedAt` of the post that it began from. Null for a new post. */
  basedOn: string | null;
  values: PostValues;
}

/** Whose text it is, of which post (an id, or `new`), and by which opening of the editor: two tabs do not overwrite each other. */
export interface Writing {
  person: string;
  post: string;
  writer: string;
}

const prefix = 'unsaved-post';
const daysKept = 30;

const keyOf = ({ person, post, writer }: Writing): string =>
  [prefix, person.toLowerCase(), post, writer].map(encodeURIComponent).join('/');

/** Keeps a text on this device. False where the browser does not take it. */
export function keepUnsaved(storage: Storage, writing: Writing, text: Omit<UnsavedPost, 'key'>): boolean {
  try {
    storage.setItem(keyOf(writing), JSON.stringify(text));
    return true;
  } catch {
    return false;
  }
}

export function forgetUnsaved(storage: Storage, key: string | Writing): void {
  storage.removeItem(typeof key === 'string' ? key : keyOf(key));
}

/** What this person wrote of this post and did not save, the newest first. Nobody else's is ever found. */
export function findUnsaved(storage: Storage, { person, post }: Omit<Writing, 'writer'>, now: number): UnsavedPost[] {
  const start = keyOf({ person, post, writer: '' });
  const texts = Object.keys(storage)
    .filter((key) => key.startsWith(start))
    .map((key) => readUnsaved(storage, key))
    .filter((text) => text !== undefined);
  const isOld = ({ at }: UnsavedPost) => now - at >= daysKept * 86_400_000;
  for (const { key } of texts.filter(isOld)) storage.removeItem(key);
  return texts.filter((text) => !isOld(text)).toSorted((one, other) => other.at - one.at);
}

function readUnsaved(storage: Storage, key: string): UnsavedPost | undefined {
  try {
    const text = JSON.parse(storage.getItem(key) ?? '') as Omit<UnsavedPost, 'key'>;
    return typeof text.at === 'number' && typeof text.values?.content === 'string' ? { ...text, key } : undefined;
  } catch {
    return undefined;
  }
}
