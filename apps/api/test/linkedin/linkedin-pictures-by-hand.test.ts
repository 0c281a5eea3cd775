import { beforeEach, describe, expect, it } from 'vitest';
import { postToLinkedin } from '@workspace/contracts/linkedin-posts';
import { pictureMessages } from '@workspace/contracts/posting-messages';
import { apiErrorOf } from '../call-as.ts';
import { connectedLinkedin, mainPage } from './linkedin-test.ts';

const one = connectedLinkedin();
const url = 'http://localhost:3000/blog/counting-cracks';
const post = (content: string, again = false) =>
  one.call(postToLinkedin, { body: { organizationId: mainPage, title: 'By hand', content, url, again } });
const thumbnails = async () => (await one.posted()).map(({ content }) => content.article.thumbnail);
const rejects = { method: 'POST', path: '/rest/images', status: 403 };
const failsToPost = { method: 'POST', path: '/rest/posts', status: 500 };

describe('the picture of a post by hand', () => {
  let id = '';
  beforeEach(async () => {
    await one.newEm().execute('update linkedin_connection set auto_post = false');
    ({ id } = await one.publishWithCover());
  });

  it('goes with it, and with a second one without another upload', async () => {
    expect((await post('x')).message).toBe('Posted to LinkedIn.');
    await post('y', true);
    const urns = (await one.images()).map(({ urn }) => urn);
    expect([await thumbnails(), urns.length]).toEqual([[urns[0], urns[0]], 1]);
  });

  it('is named in the message when it is omitted, and is tried again with a second post', async () => {
    await one.fail(rejects);
    const { message, post: made } = await post('x');
    expect([message, made.pictureFault]).toEqual([pictureMessages.picture_rejected, 'picture_rejected']);
    expect((await post('y', true)).message).toBe('Posted to LinkedIn.');
    expect(await thumbnails()).toEqual([expect.any(String), undefined]);
    expect(await one.outcome(id)).toMatchObject({ status: 'posted', pictureFault: null });
  });

  it('keeps a second post from going out while LinkedIn processes it', async () => {
    await post('x');
    await one.fail({ method: 'GET', path: '/rest/images', status: 200, body: { status: 'PROCESSING' }, times: 6 });
    const { code, message } = await apiErrorOf(post('y', true));
    expect([code, message]).toEqual(['not_posted', expect.stringContaining('still processes the cover picture')]);
    expect(await one.outcome(id)).toMatchObject({ status: 'posted', pictureFault: null });
    expect(await one.posted()).toHaveLength(1);
  });

  it.each([
    ['with its picture', [], null],
    ['without its picture', [rejects], 'picture_rejected'],
  ])('leaves the record of a first post %s when the second post fails', async (_case, failures, pictureFault) => {
    for (const failure of failures) await one.fail(failure);
    await post('x');
    const lost = { method: 'GET', path: '/rest/images', status: 404 };
    for (const failure of [lost, rejects, failsToPost]) await one.fail(failure);
    expect(await apiErrorOf(post('y', true))).toMatchObject({ code: 'not_posted' });
    expect(await one.outcome(id)).toMatchObject({ status: 'posted', pictureFault });
  });
});
