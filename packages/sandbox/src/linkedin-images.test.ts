import { describe, expect, it } from 'vitest';
import { headersOf, page, useLinkedin } from './linkedin/use-linkedin.ts';

const one = useLinkedin();

/** A PNG of this size, as far as the sandbox reads it. */
function png(width: number, height: number, end = 'IEND\xAE\x42\x60\x82'): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const [start, rest] = ['\x89PNG\r\n\x1A\n\0\0\0\rIHDR', `\x08\x02\0\0\0\0\0\0\0\0\0\0\0${end}`];
  return Buffer.concat([Buffer.from(start, 'latin1'), size, Buffer.from(rest, 'latin1')]);
}

async function signedIn(member?: string, scopes?: string) {
  const { access_token } = await one.signedIn(member, scopes);
  const headers = headersOf(access_token);
  const initialize = (owner: string = page, path = 'images?action=initializeUpload') =>
    one.rest(path, headers, { initializeUploadRequest: { owner } });
  const put = async (url: string, body: Buffer, change: Record<string, string> = {}) => {
    const sent = { authorization: headers.authorization, 'content-type': 'image/png', ...change };
    const response = await fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: sent });
    const text = await response.text();
    return { status: response.status, ...(text ? (JSON.parse(text) as object) : {}) };
  };
  const statusOf = async (urn: string) => (await one.rest(`images/${encodeURIComponent(urn)}`, headers)).status;
  const upload = async (body: Buffer, owner?: string) => {
    const { value } = await initialize(owner);
    expect(await put(value.uploadUrl, body)).toEqual({ status: 201 });
    return value.image as string;
  };
  return { headers, initialize, put, statusOf, upload };
}

const post = (change: object) => ({
  author: page,
  commentary: 'One',
  visibility: 'PUBLIC',
  distribution: { feedDistribution: 'MAIN_FEED' },
  content: { article: { source: 'http://localhost:3999/blog/one', title: 'One', ...change } },
  lifecycleState: 'PUBLISHED',
});

describe('the Images API', () => {
  it('registers an image, takes its bytes, and processes them', async () => {
    const { headers, initialize, put, statusOf } = await signedIn();
    const { value } = await initialize();
    expect(value).toEqual({
      image: expect.stringMatching(/^urn:li:image:\w+$/),
      uploadUrl: expect.stringContaining(`${one.base}/dms-uploads/`),
      uploadUrlExpiresAt: expect.any(Number),
    });
    expect(await statusOf(value.image)).toBe('WAITING_UPLOAD');
    expect(await put(value.uploadUrl, png(1200, 627))).toEqual({ status: 201 });
    expect(await statusOf(value.image)).toBe('PROCESSING');
    await expect.poll(() => statusOf(value.image)).toBe('AVAILABLE');
    const article = { thumbnail: value.image, thumbnailAltText: 'A road' };
    expect((await one.rest('posts', headers, post(article))).status).toBe(201);
    const [shown] = (await (await fetch(`${one.base}/images`)).json()) as { url: string }[];
    expect(shown).toMatchObject({ urn: value.image, owner: page, type: 'image/png', width: 1200, height: 627 });
    const listed = await fetch(`${one.base}/posts`, { headers: { accept: 'text/html' } });
    expect(await listed.text()).toContain(`<img src="${shown!.url}" alt="A road" />`);
    const picture = await fetch(new URL(shown!.url, one.base));
    expect([picture.headers.get('content-type'), picture.status]).toEqual(['image/png', 200]);
  });

  it('requires the protocol, a permission, a role, and the action', async () => {
    const { headers, initialize } = await signedIn();
    const body = { initializeUploadRequest: { owner: page } };
    const without = await one.rest('images?action=initializeUpload', { ...headers, 'linkedin-version': '' }, body);
    expect(without.status).toBe(426);
    expect(await initialize('urn:li:organization:20000001')).toMatchObject({ status: 403, code: 'ACCESS_DENIED' });
    expect(await initialize('5515715')).toMatchObject({ status: 400 });
    expect(await initialize(page, 'images?action=other')).toMatchObject({ status: 400 });
    const reader = await signedIn('adaAdmin1', 'r_organization_social');
    expect(await reader.initialize()).toMatchObject({ status: 403, code: 'ACCESS_DENIED' });
  });

  it('accepts one upload at a URL, with the token, of a picture of the stated type', async () => {
    const { initialize, put } = await signedIn();
    const { uploadUrl } = (await initialize()).value;
    const rejected = async (body: Buffer, change?: Record<string, string>) => put(uploadUrl, body, change);
    expect(await rejected(png(9, 9), { authorization: '' })).toMatchObject({ status: 401, code: 'EMPTY_ACCESS_TOKEN' });
    expect(await rejected(Buffer.from('<svg/>'.repeat(9)))).toMatchObject({ code: 'MEDIA_ASSET_INVALID' });
    expect(await rejected(png(9, 9), { 'content-type': 'image/jpeg' })).toMatchObject({ code: 'MEDIA_TYPE_MISMATCH' });
    expect(await rejected(png(9, 9), { 'content-type': 'text/plain' })).toMatchObject({ status: 400 });
    const nobody = (await signedIn('nilNobody')).headers.authorization;
    expect(await rejected(png(9, 9), { authorization: nobody })).toMatchObject({ status: 403 });
    expect(await rejected(png(9, 9))).toEqual({ status: 201 });
    expect(await rejected(png(9, 9))).toMatchObject({ status: 400, code: 'UPLOAD_URL_USED' });
    expect(await put(uploadUrl.replace('/0?', 'a/0?'), png(9, 9))).toMatchObject({ status: 404 });
  });

  it.each([
    ['too many pixels', png(6024, 6002)],
    ['no end', png(9, 9, '')],
  ])('cannot process a picture with %s', async (_case, bytes) => {
    const { upload, statusOf } = await signedIn();
    const urn = await upload(bytes);
    await expect.poll(() => statusOf(urn)).toBe('PROCESSING_FAILED');
  });
});

describe('the thumbnail of a post', () => {
  it('must exist, be available and belong to the author', async () => {
    const { headers, upload, initialize, statusOf } = await signedIn();
    const posted = (thumbnail: string) => one.rest('posts', headers, post({ thumbnail }));
    expect(await posted('urn:li:image:C4Dnone')).toMatchObject({ status: 422, message: expect.stringMatching(/find/) });
    const waiting = (await initialize()).value.image;
    expect(await posted(waiting)).toMatchObject({ status: 422, message: expect.stringMatching(/WAITING_UPLOAD/) });
    const other = await upload(png(9, 9), 'urn:li:organization:10987654');
    await expect.poll(() => statusOf(other)).toBe('AVAILABLE');
    expect(await posted(other)).toMatchObject({ status: 400, code: 'INVALID_CONTENT_OWNERSHIP' });
  });
});
