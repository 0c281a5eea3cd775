import { useCallback, useRef, useState } from 'react';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { call } from '@workspace/contracts/endpoint/call';
import { largestImage, uploadImage, type Image } from '@workspace/contracts/images';
import { failureMessage } from '../../layout/failure-message.ts';
import { fetchWithProgress } from '../../layout/fetch-with-progress.ts';

/** One file on its way into the library. */
export interface ImageUpload {
  key: number;
  name: string;
  sent: number;
  of: number;
  /** The message why it was not stored. */
  error?: string;
}

/** Uploads run side by side in this number; the others wait. */
const lanes = 2;
let lastKey = 0;

/**
 * Uploads pictures with progress. `add` resolves to the stored images, in the order of the files; those that failed
 * stay in `uploads` with their message until `dismiss`.
 */
export function useImageUploads() {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const patch = useCallback((key: number, change: Partial<ImageUpload>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }, []);
  const dismiss = useCallback((key: number) => setUploads((all) => all.filter((each) => each.key !== key)), []);
  const queue = useRef<Promise<unknown>[]>(Array.from({ length: lanes }, () => Promise.resolve()));

  const add = useCallback(
    async (files: readonly File[]): Promise<Image[]> => {
      const waiting = files.map((file) => ({ key: ++lastKey, file }));
      setUploads((all) => [
        ...all,
        ...waiting.map(({ key, file: { name, size } }) => ({ key, name, sent: 0, of: size })),
      ]);
      const stored = waiting.map(({ key, file }) => {
        const lane = key % lanes;
        const done = queue.current[lane]!.then(() => sendOne(file, (sent, of) => patch(key, { sent, of }))).then(
          (image) => (dismiss(key), image),
          (thrown: unknown) => patch(key, { error: failureMessage(thrown, 'The upload broke off. Try again.') }),
        );
        queue.current[lane] = done;
        return done;
      });
      const images = await guardUnload(Promise.all(stored));
      return images.filter((image) => image !== undefined);
    },
    [patch, dismiss],
  );
  const isUploading = uploads.some(({ error }) => error === undefined);
  return { uploads, isUploading, add, dismiss };
}

/** The browser asks before the page is left meanwhile: a reload would lose the files that wait, without a message. */
async function guardUnload<T>(work: Promise<T>): Promise<T> {
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return work.finally(() => window.removeEventListener('beforeunload', onUnload));
}

async function sendOne(file: File, onSent: (sent: number, of: number) => void): Promise<Image> {
  // The server would read all of it before it rejects it.
  if (file.size > largestImage) throw new ApiError(413, 'too_large', 'The file is larger than 25 MB.');
  const fetch = fetchWithProgress(onSent);
  return (await call(uploadImage, { file }, { fetch })).image;
}
