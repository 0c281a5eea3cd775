import { describe, expect, it } from 'vitest';
import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { changeImage, deleteImage, getImage, replaceImage } from '@workspace/contracts/images';
import { changePost, createPost, getPost } from '@workspace/contracts/managed-posts';
import { postsVersion } from '../src/features/blog-posts/posts-version.ts';
import { cleanUpImages } from '../src/features/images/delete-image.ts';
import { draft } from './a-draft.ts';
import { aPicture } from './a-picture.ts';
import { apiErrorOf } from './call-as.ts';
import { fileOf, useImages } from './use-images.ts';

const images = useImages();

describe('a post with images', () => {
  it('brings its cover and the pictures of its text, and is rendered again when their files are made', async () => {
    const [cover, inText] = [await images.upload(), await images.upload()];
    await images.asStaff(changeImage, { params: { id: cover.id }, body: { alt: 'The cover' } });
    const { post } = await images.asStaff(createPost, {
      body: { ...draft, slug: 'illustrated', coverImageId: cover.id },
    });
    expect(post.cover).toMatchObject({ id: cover.id, alt: 'The cover', url: cover.url });
    const em = images.test.orm.em.fork();
    const before = await postsVersion(em);
    await images.finish();
    expect(await postsVersion(em)).not.toBe(before);
    const shown = (await images.test.callWith()(getPostBySlug, { params: { slug: 'illustrated' }, query: {} })).post;
    expect(shown.cover!.variants.length).toBeGreaterThan(3);
    const { posts } = await images.test.callWith()(listPosts, { query: { pageSize: 10 } });
    expect(posts.find(({ slug }) => slug === 'illustrated')!.cover!.id).toBe(cover.id);
    await images.asStaff(changePost, { params: { id: post.id }, body: { coverImageId: null } });
    expect((await images.asStaff(getPost, { params: { id: post.id } })).post.cover).toBeNull();
    await images.asStaff(deleteImage, { params: { id: cover.id } });
    await images.asStaff(deleteImage, { params: { id: inText.id } });
  });

  it('is not saved with a cover that is not in the library, whatever pictures its text has', async () => {
    const { url } = await images.upload();
    const content = `<figure><img src="${url}" alt="A road"></figure>`;
    const body = { ...draft, content, slug: 'lost-cover', coverImageId: crypto.randomUUID() };
    expect(await apiErrorOf(images.asStaff(createPost, { body }))).toMatchObject({
      code: 'invalid_input',
      fields: { coverImageId: expect.stringContaining('not in the library') },
    });
  });

  it('is not saved with a picture in its text that is not in the library', async () => {
    const { id, url } = await images.upload();
    const content = `<figure><img src="${url.replace(id, crypto.randomUUID())}" alt="A road"></figure>`;
    const body = { ...draft, content, slug: 'lost-picture', coverImageId: id };
    expect(await apiErrorOf(images.asStaff(createPost, { body }))).toMatchObject({
      fields: { content: expect.stringContaining('not in the library') },
    });
  });
});

describe('a picture of a text', () => {
  it('shows its new file once it is replaced, to staff and to readers', async () => {
    const { id, url, variants } = await images.ready();
    const contentOf = (src: string) => `<figure><img src="${src}" alt="A street"></figure>`;
    const body = { ...draft, slug: 'replaced', content: contentOf(variants[0]!.url) };
    const { post } = await images.asStaff(createPost, { body });
    expect(post.content).toBe(body.content);
    const file = fileOf(await aPicture({ width: 500, height: 500 }), 'new.jpg');
    const { image } = await images.asStaff(replaceImage, { params: { id }, file });
    expect(image.url).not.toBe(url);
    const managed = await images.asStaff(getPost, { params: { id: post.id } });
    const read = await images.test.callWith()(getPostBySlug, { params: { slug: 'replaced' }, query: {} });
    expect([managed.post.content, read.post.content]).toEqual([contentOf(image.url), contentOf(image.url)]);
  });
});

describe('a picture without alt text', () => {
  it('is stored in a draft, and readers never get it', async () => {
    const { url } = await images.upload();
    const content = `<p>Words</p><figure><img src="${url}" alt=""></figure>`;
    const body = { ...draft, slug: 'undescribed', content };
    const undescribed = { code: 'invalid_input', fields: { content: expect.stringContaining('no alt text') } };
    expect(await apiErrorOf(images.asStaff(createPost, { body }))).toMatchObject(undescribed);
    const { post } = await images.asStaff(createPost, { body: { ...body, status: 'draft' } });
    const params = { id: post.id };
    const publish = (more: object) => images.asStaff(changePost, { params, body: { status: 'published', ...more } });
    expect(await apiErrorOf(publish({}))).toMatchObject(undescribed);
    const decorative = content.replace('alt=""', 'alt="" data-decorative=""');
    expect((await publish({ content: decorative })).post.content).toBe(decorative);
  });
});

describe('the job that makes the files', () => {
  it('makes those of each image once, with several workers', async () => {
    await images.finish();
    const three = [await images.upload(), await images.upload(), await images.upload()];
    const outcomes = await Promise.all([images.finish(), images.finish()]);
    expect(outcomes[0].finished + outcomes[1].finished).toBe(three.length);
  });

  it('gives up after three attempts, and the first file remains', async () => {
    const { id, url } = await images.upload();
    await images.test.imageStore.deleteFile(`${id}/${/\/([0-9a-f]{16})-/.exec(url)![1]}-upload`);
    for (const _attempt of [1, 2]) await expect(images.finish()).rejects.toThrow('The upload is not in the store');
    expect(await images.finish()).toEqual({ finished: 0, failed: 1 });
    expect((await images.asStaff(getImage, { params: { id } })).image).toMatchObject({ status: 'failed', url });
  });

  it('deletes the rest of an upload that a crash interrupted', async () => {
    const { id, url } = await images.upload();
    const em = images.test.orm.em.fork();
    await em.execute(`update images set status = 'storing', created_at = now() - interval '2 hours' where id = ?`, [
      id,
    ]);
    expect(await cleanUpImages(em, images.test.imageStore, new Date())).toEqual({ unfinished: 1 });
    expect((await images.fetchMedia(url)).statusCode).toBe(404);
  });
});
