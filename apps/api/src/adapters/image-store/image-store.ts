import type { Readable } from 'node:stream';

/** The requested bytes of a file: from `first` to `last`, both included; without `first` the last `last` bytes. */
export interface ByteRange {
  first?: number;
  last?: number;
}

/** A file as it is read. `size` is that of the whole file; `first` and `last` are the bytes of the stream. */
export interface OpenFile {
  stream: Readable;
  size: number;
  first: number;
  last: number;
}

/** Stores files under keys such as `0190…/4f…-640.avif`. A key is written once, or again with the same bytes. */
export interface ImageStore {
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Returns undefined for an unknown key, and 'unsatisfiable' for a range outside of the file. */
  open: (key: string, range?: ByteRange) => Promise<OpenFile | 'unsatisfiable' | undefined>;
  /** Lists the keys of the stored files of a folder, in their order; an unknown folder has none. */
  list: (folder: string) => Promise<string[]>;
  /** Deletes all files whose key begins with this folder. */
  deleteFolder: (folder: string) => Promise<void>;
  /** Deletes one file; an unknown key is none. */
  deleteFile: (key: string) => Promise<void>;
  close: () => void;
}

/** Returns the bytes that a range means in a file of this size; undefined when there are none. */
export function bytesOfRange({ first, last }: ByteRange, size: number): { first: number; last: number } | undefined {
  const end = size - 1;
  if (first === undefined) return last && size > 0 ? { first: Math.max(0, size - last), last: end } : undefined;
  const to = Math.min(last ?? end, end);
  return first <= to ? { first, last: to } : undefined;
}
