import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { changeImage, replaceImage } from '@workspace/contracts/images';
import { retryLinkedinPost } from '@workspace/contracts/linkedin-posts';
import { changePost } from '@workspace/contracts/managed-posts';
import { aPicture } from '../a-picture.ts';
import { fileOf } from '../use-images.ts';
import { connectedLinkedin } from './linkedin-test.ts';

const one = connectedLinkedin();
const outcome = (blogPostId: string) => one.outcome(blogPostId);
const article = async () => (await one.posted())[0]!.content.article;

describe('the cover picture', () => {
  it('goes with the post as a JPEG of the recommended size, with its alt text', async () => {
    const { id } = await one.publishWithCover(await aPicture({ width: 1_400, height: 1_000 }));
    await one.work();
    const [image, ...others] = await one.images();
    expect(others).toEqual([]);
    expect(image).toMatchObject({
      owner: 'urn:li:organization:5515715',
      status: 'AVAILABLE',
      type: 'image/jpeg',
      width: 1_200,
      height: 627,
    });
    expect(await article()).toMatchObject({ thumbnail: image!.urn, thumbnailAltText: 'A cracked road' });
    expect(await outcome(id)).toMatchObject({ status: 'posted', attempts: 1, fault: null, pictureFault: null });
  });

  it('is cropped around its focal point', async () => {
    const half = (top: string) => ({ create: { width: 1_200, height: 1_000, channels: 3, background: top } }) as const;
    const bytes = await sharp({ create: { width: 1_200, height: 2_000, channels: 3, background: '#000000' } })
      .composite([{ input: await sharp(half('#ffffff')).png().toBuffer(), top: 1_000, left: 0 }])
      .jpeg()
      .toBuffer();
    const { coverImageId } = await one.publishWithCover(bytes);
    await one.call(changeImage, { params: { id: coverImageId! }, body: { focalPoint: { x: 0.5, y: 1 } } });
    await one.work();
    const [image] = await one.images();
    const picture = await fetch(one.sandbox.origin + image!.url);
    const { channels } = await sharp(Buffer.from(await picture.arrayBuffer())).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(200);
  });

  it('leaves a post of an article without a cover as it is', async () => {
    await one.publish();
    await one.work();
    expect(Object.keys(await article())).toEqual(['source', 'title', 'description']);
    expect(await one.images()).toEqual([]);
  });

  it('has no alt text at LinkedIn when it has none in the library', async () => {
    await one.publishWithCover(undefined, '');
    await one.work();
    expect(Object.keys(await article())).toEqual(['source', 'title', 'description', 'thumbnail']);
  });

  it.each([
    ['its file', async (id: string) => replaceFile(id)],
    ['its focal point', async (id: string) => one.call(changeImage, atTop(id))],
  ])('is uploaded again after a change of %s before a retry', async (_case, change) => {
    const { coverImageId } = await one.publishWithCover();
    await one.fail({ method: 'POST', path: '/rest/posts', status: 500 });
    await one.work();
    await change(coverImageId!);
    await one.letTimePass();
    await one.work();
    const [newest, ...others] = await one.images();
    expect([(await article()).thumbnail, others.length]).toEqual([newest!.urn, 1]);
  });

  it('does not go with the post when it is removed before a retry', async () => {
    const { id } = await one.publishWithCover();
    await one.fail({ method: 'POST', path: '/rest/posts', status: 500 });
    await one.work();
    await one.call(changePost, { params: { id }, body: { coverImageId: null } });
    await one.letTimePass();
    await one.work();
    expect((await article()).thumbnail).toBeUndefined();
    expect(await one.row()).toMatchObject({ picture_of: null, picture_urn: null });
  });

  it('belongs to the page chosen before a retry', async () => {
    const { id } = await one.publishWithCover();
    await one.fail({ method: 'POST', path: '/rest/posts', status: 403 });
    await one.work();
    await one.newEm().execute(`update linkedin_connection set organization_id = '10987654'`);
    await one.call(retryLinkedinPost, { params: { blogPostId: id } });
    await one.work();
    const owners = (await one.images()).map(({ owner }) => owner);
    expect(owners).toEqual(['urn:li:organization:10987654', 'urn:li:organization:5515715']);
    expect(await outcome(id)).toMatchObject({ status: 'posted', pictureFault: null });
  });
});

const replaceFile = async (id: string) =>
  one.call(replaceImage, { params: { id }, file: fileOf(await aPicture({ width: 1_300 })) });
const atTop = (id: string) => ({ params: { id }, body: { focalPoint: { x: 0.5, y: 0 } } });
