import { describe, expect, it } from 'vitest';
import { replaceImage } from '@workspace/contracts/images';
import { aPhonePhoto, aPicture } from './a-picture.ts';
import { fileOf, useImages } from './use-images.ts';

const images = useImages();
const uploadsOf = async (id: string) =>
  (await images.test.imageStore.list(id)).map(String).filter((key) => key.includes('-upload'));

describe('an image that is replaced before its smaller files are made', () => {
  it('leaves no upload that says where the first photo was taken', async () => {
    const { id } = await images.upload(await aPhonePhoto());
    const replace = async (width: number) =>
      images.asStaff(replaceImage, { params: { id }, file: fileOf(await aPicture({ width })) });
    await replace(320);
    expect(await uploadsOf(id)).toHaveLength(1);
    await Promise.all([replace(330), replace(340), replace(350)]);
    await images.finish();
    expect(await uploadsOf(id)).toEqual([]);
  });

  it('keeps the upload that is replaced by the same file', async () => {
    const { id } = await images.upload();
    await images.asStaff(replaceImage, { params: { id }, file: fileOf(await aPicture()) });
    expect(await uploadsOf(id)).toHaveLength(1);
    await images.finish();
    expect(await uploadsOf(id)).toEqual([]);
  });
});
