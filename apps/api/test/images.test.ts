import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPost, deletePost } from '@workspace/contracts/managed-posts';
import { changeImage, deleteImage, getImage, importImage, listImages, replaceImage } from '@workspace/contracts/images';
import { draft } from './a-draft.ts';
import { aPhonePhoto, aPicture } from './a-picture.ts';
import { apiErrorOf } from './call-as.ts';
import { fileOf, useImages } from './use-images.ts';

const images = useImages();

describe('an uploaded image', () => {
  it('has a file for every client at once, and the others when the job has run', async () => {
    const image = await images.upload(await aPicture({ width: 900, height: 600 }), 'C:\\photos\\Main Street.jpg');
    expect(image).toMatchObject({
      width: 900,
      height: 600,
      fileName: 'Main Street.jpg',
      status: 'processing',
      uses: 0,
    });
    expect(image.variants).toEqual([{ url: image.url, width: 900, format: 'jpeg' }]);
    await images.finish();
    const { variants, status } = (await images.asStaff(getImage, { params: { id: image.id } })).image;
    expect(status).toBe('ready');
    expect(variants.map(({ width, format }) => `${format} ${width}`).toSorted()).toEqual(
      [...[320, 480, 720, 900].flatMap((width) => [`avif ${width}`, `webp ${width}`]), 'jpeg 900'].toSorted(),
    );
    for (const { url, width, format } of variants) {
      const response = await images.fetchMedia(url);
      expect(response.headers['content-type']).toBe(`image/${format}`);
      const read = await sharp(response.rawPayload).metadata();
      expect([read.width, read.format]).toEqual([width, format === 'avif' ? 'heif' : format]);
    }
  });

  it('is turned upright and says nothing about place, camera and time', async () => {
    const image = await images.ready(await aPhonePhoto());
    expect([image.width, image.height]).toEqual([600, 900]);
    for (const { url } of image.variants) {
      const bytes = (await images.fetchMedia(url)).rawPayload;
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, turned: (orientation ?? 1) > 1 }).toEqual({ turned: false });
      expect(bytes.includes('Camera of Ada')).toBe(false);
    }
    const uploads = await images.test.imageStore.open(`${image.id}/${/\/([0-9a-f]{16})-/.exec(image.url)![1]}-upload`);
    expect(uploads).toBeUndefined();
  });

  it('is never enlarged, and at most 2,048 pixels wide', async () => {
    const small = await images.ready(await aPicture({ width: 200, height: 100 }));
    expect(small.variants.map(({ width }) => width)).toEqual([200, 200, 200]);
    const large = await images.ready(await aPicture({ width: 3_000, height: 1_000 }));
    expect([large.width, large.height]).toEqual([2_048, 683]);
    expect(Math.max(...large.variants.map(({ width }) => width))).toBe(2_048);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s', async (format) => {
    expect(await images.upload(await aPicture({ format, width: 64, height: 64 }))).toMatchObject({
      width: 64,
      height: 64,
    });
  });

  it('keeps transparent parts in a PNG', async () => {
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const { url } = await images.upload(bytes);
    expect(url).toMatch(/\.png$/);
    expect((await sharp((await images.fetchMedia(url)).rawPayload).metadata()).hasAlpha).toBe(true);
  });
});

describe('a file that is no acceptable image', () => {
  const jpeg = async () => aPicture({ width: 64, height: 64 });
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const huge = () =>
    sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();

  it.each([
    ['text', 'unsupported_type', async () => Buffer.from('hello')],
    ['nothing', 'unreadable', async () => Buffer.alloc(0)],
    ['SVG', 'unsupported_type', async () => Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script/></svg>')],
    ['HEIC', 'unsupported_type', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['half an image', 'unreadable', async () => half(await jpeg())],
    ['a decompression bomb', 'too_many_pixels', huge],
    [
      'a picture that is a page too',
      'not_only_an_image',
      async () => Buffer.concat([await jpeg(), Buffer.from('<ScRiPt>x')]),
    ],
    [
      'a picture that is an archive too',
      'not_only_an_image',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1')]),
    ],
  ])('is rejected: %s', async (_kind, code, bytes) => {
    const before = (await images.asStaff(listImages, { query: {} })).total;
    const error = await apiErrorOf(images.upload(await bytes()));
    expect(error).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect((await images.asStaff(listImages, { query: {} })).total).toBe(before);
  });

  it('says that it cannot be stored when the disk is full, and is not in the library', async () => {
    const { total: count } = await images.asStaff(listImages, { query: {} });
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const put = vi.spyOn(images.test.imageStore, 'put').mockRejectedValueOnce(full);
    onTestFinished(() => put.mockRestore());
    expect(await apiErrorOf(images.upload())).toMatchObject({
      status: 503,
      code: 'store_failed',
      message: 'Pictures cannot be stored now. Try again later, and tell the people who run the site.',
    });
    expect((await images.asStaff(listImages, { query: {} })).total).toBe(count);
  });

  it('is rejected when it is larger than 25 MB', async () => {
    const error = await apiErrorOf(images.upload(Buffer.concat([await jpeg(), Buffer.alloc(26 * 1024 * 1024)])));
    expect(error).toMatchObject({ status: 413, message: 'The file is larger than 25 MB.' });
  });
});

describe('a file of an image', () => {
  it('is sent in ranges, forever, and as a picture only', async () => {
    const { url } = await images.upload();
    const all = await images.fetchMedia(url);
    expect(all.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(all.rawPayload.length),
    });
    const size = all.rawPayload.length;
    const part = await images.fetchMedia(url, { range: 'bytes=2-5' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 2-5/${size}`]);
    expect(part.rawPayload).toEqual(all.rawPayload.subarray(2, 6));
    expect((await images.fetchMedia(url, { range: 'bytes=-3' })).rawPayload).toEqual(all.rawPayload.subarray(-3));
    expect((await images.fetchMedia(url, { range: `bytes=${size}-` })).statusCode).toBe(416);
    expect((await images.fetchMedia(url, { range: 'bytes=0-1,4-5' })).statusCode).toBe(200);
  });

  it.each([
    '/media/x/y.jpg',
    `/media/${crypto.randomUUID()}/0123456789abcdef-640.avif`,
    `/media/${crypto.randomUUID()}/..%2f..%2fx`,
  ])('is not found at %s', async (url) => {
    expect((await images.fetchMedia(url)).statusCode).toBe(404);
  });
});

describe('the library', () => {
  it('finds images by words of their texts, and those without a use', async () => {
    const { id } = await images.upload();
    const body = {
      alt: ' Alligator cracking on Oak Street ',
      caption: 'PCI 38',
      credit: 'Ada',
      focalPoint: { x: 0.2, y: 0.8 },
    };
    const { image } = await images.asStaff(changeImage, { params: { id }, body });
    expect(image).toMatchObject({ ...body, alt: 'Alligator cracking on Oak Street' });
    const found = async (query: object) => (await images.asStaff(listImages, { query })).images.map((each) => each.id);
    expect(await found({ search: 'oak alligator' })).toEqual([id]);
    expect(await found({ search: 'oak%' })).toEqual([]);
    const { post } = await images.asStaff(createPost, { body: { ...draft, slug: 'with-a-cover', coverImageId: id } });
    expect(await found({ search: 'alligator', use: 'unused' })).toEqual([]);
    expect(await found({ search: 'alligator', use: 'used' })).toEqual([id]);
    expect((await images.asStaff(getImage, { params: { id } })).posts).toEqual([{ id: post.id, title: draft.title }]);
  });

  it('deletes an image with its files, but none that a post has', async () => {
    const image = await images.upload();
    const { id } = image;
    const { post } = await images.asStaff(createPost, {
      body: { ...draft, slug: 'keeps-its-cover', coverImageId: id },
    });
    expect(await apiErrorOf(images.asStaff(deleteImage, { params: { id } }))).toMatchObject({
      code: 'in_use',
      message: `This picture is used in "${draft.title}". Remove it there first.`,
    });
    await images.asStaff(deletePost, { params: { id: post.id } });
    expect(await apiErrorOf(images.asStaff(deleteImage, { params: { id } }))).toMatchObject({ code: 'in_use' });
    const free = await images.upload();
    await images.asStaff(deleteImage, { params: { id: free.id } });
    expect((await images.fetchMedia(free.url)).statusCode).toBe(404);
    expect((await images.fetchMedia(image.url)).statusCode).toBe(200);
    expect(await apiErrorOf(images.asStaff(getImage, { params: { id: free.id } }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('replaces a file for all its uses, and earlier addresses still work', async () => {
    const before = await images.ready();
    const params = { id: before.id };
    await images.asStaff(changeImage, { params, body: { alt: 'A street' } });
    const file = fileOf(await aPicture({ width: 500, height: 500 }), 'new.jpg');
    const { image } = await images.asStaff(replaceImage, { params, file });
    expect(image).toMatchObject({
      id: before.id,
      width: 500,
      alt: 'A street',
      fileName: 'new.jpg',
      status: 'processing',
    });
    expect((await images.fetchMedia(before.url)).statusCode).toBe(200);
  });

  it('says why a picture of another site cannot be imported', async () => {
    const url = 'https://www.example.com/a.jpg';
    expect(await apiErrorOf(images.asStaff(importImage, { body: { url } }))).toMatchObject({ code: 'unreachable' });
  });
});
