import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteImage, replaceImage } from '@workspace/contracts/images';
import { ImageNotFound } from '../src/features/images/image-errors.ts';
import { aPicture } from './a-picture.ts';
import { apiErrorOf } from './call-as.ts';
import { fileOf, useImages } from './use-images.ts';

const images = useImages();
const { message } = new ImageNotFound();

/** Deletes the image as soon as the next file of it is stored, or just before. */
function deleteAt(moment: 'before' | 'after', id: string): void {
  const { imageStore: store } = images.test;
  const { put } = store;
  const spy = vi.spyOn(store, 'put').mockImplementationOnce(async (...file) => {
    if (moment === 'after') await put(...file);
    await images.asStaff(deleteImage, { params: { id } });
    if (moment === 'before') throw Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT' });
  });
  onTestFinished(() => spy.mockRestore());
}

describe('an image that is deleted meanwhile', () => {
  it.each(['before', 'after'] as const)('is not replaced, and leaves no file (%s a file is stored)', async (moment) => {
    const { id } = await images.upload();
    deleteAt(moment, id);
    const replacing = images.asStaff(replaceImage, { params: { id }, file: fileOf(await aPicture({ width: 320 })) });
    expect(await apiErrorOf(replacing)).toMatchObject({ status: 404, message });
    expect(await images.test.imageStore.list(id)).toEqual([]);
  });

  it.each(['before', 'after'] as const)('leaves no smaller file (%s one is stored)', async (moment) => {
    const { id } = await images.upload();
    deleteAt(moment, id);
    await images.finish();
    expect(await images.test.imageStore.list(id)).toEqual([]);
  });
});
