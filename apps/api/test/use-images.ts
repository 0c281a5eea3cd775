import { afterAll, beforeAll } from 'vitest';
import { getImage, uploadImage } from '@workspace/contracts/images';
import { finishImages } from '../src/features/images/finish-images.ts';
import { aPicture } from './a-picture.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

export const fileOf = (bytes: Buffer, name = 'street.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Starts an app for the tests of a file, with what they do with images as staff. */
export function useImages() {
  const images = {} as { test: TestApp; asStaff: ReturnType<TestApp['callWith']> };
  beforeAll(async () => {
    images.test = await startTestApp();
    images.asStaff = images.test.callWith(await images.test.signInAs('ada@lanesight.ai'));
  });
  afterAll(() => images.test.close());
  const upload = async (bytes?: Buffer, name?: string) =>
    (await images.asStaff(uploadImage, { file: fileOf(bytes ?? (await aPicture()), name) })).image;
  const finish = () =>
    finishImages(() => images.test.orm.em.fork(), images.test.imageStore, new AbortController().signal);
  const ready = async (bytes?: Buffer) => {
    const { id } = await upload(bytes);
    await finish();
    return (await images.asStaff(getImage, { params: { id } })).image;
  };
  const fetchMedia = (url: string, headers = {}) =>
    images.test.app.inject({ url: url.replace('/media/', '/api/media/'), headers });
  return Object.assign(images, { upload, finish, ready, fetchMedia });
}
