import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
// @ts-expect-error -- The package has no types.
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { folderStore } from './folder-store.ts';
import type { ByteRange, ImageStore } from './image-store.ts';
import { s3Store } from './s3-store.ts';

let folder: string;
let server: { run: () => Promise<{ port: number }>; close: () => Promise<void> };
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  server = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  ({ port } = await server.run());
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const bucket = (prefix: string, accessKeyId = 'S3RVER') =>
  s3Store({
    ...credentials,
    accessKeyId,
    endpoint: `http://localhost:${port}`,
    region: 'us-east-1',
    bucket: 'pictures',
    prefix,
  });

const stores: [string, () => ImageStore][] = [
  ['a folder', () => folderStore(join(folder, 'files'))],
  ['a bucket', () => bucket('site/')],
];

describe('folderStore', () => {
  it('leaves nothing of a file that it could not store', async () => {
    const store = folderStore(join(folder, 'unfinished'));
    await store.put('a/taken/file', Buffer.from('x'), 'text/plain');
    await expect(store.put('a/taken', Buffer.from('y'), 'text/plain')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(await readdir(join(folder, 'unfinished/a'))).toEqual(['taken']);
  });

  it('deletes a folder while files are stored in it', async () => {
    const store = folderStore(join(folder, 'busy'));
    for (let time = 0; time < 20; time += 1) {
      const files = Array.from({ length: 20 }, (_, index) => store.put(`a/${index}`, Buffer.from('x'), 'text/plain'));
      const stored = Promise.allSettled(files);
      await expect(store.deleteFolder('a')).resolves.toBeUndefined();
      await stored;
    }
  });
});

describe.each(stores)('an image store in %s', (_name, open) => {
  let store: ImageStore;
  beforeAll(() => (store = open()));
  afterAll(() => store.close());

  const bytes = Buffer.from('0123456789');
  const read = async (key: string, range?: ByteRange) => {
    const file = await store.open(key, range);
    if (!file || file === 'unsatisfiable') return file;
    const { stream, ...rest } = file;
    return { ...rest, text: (await buffer(stream)).toString() };
  };

  it('returns the stored bytes, also when they are stored again', async () => {
    await store.put('a/one.jpg', bytes, 'image/jpeg');
    await store.put('a/one.jpg', bytes, 'image/jpeg');
    expect(await read('a/one.jpg')).toEqual({ text: '0123456789', size: 10, first: 0, last: 9 });
  });

  it.each([
    [
      { first: 2, last: 4 },
      { text: '234', first: 2, last: 4, size: 10 },
    ],
    [{ first: 8 }, { text: '89', first: 8, last: 9, size: 10 }],
    [
      { first: 8, last: 99 },
      { text: '89', first: 8, last: 9, size: 10 },
    ],
    [{ last: 3 }, { text: '789', first: 7, last: 9, size: 10 }],
    [{ first: 10 }, 'unsatisfiable'],
  ])('returns the range %j', async (range, expected) => {
    await store.put('a/two.jpg', bytes, 'image/jpeg');
    expect(await read('a/two.jpg', range)).toEqual(expected);
  });

  it('knows no file that was never stored or was deleted', async () => {
    expect(await read('a/none.jpg')).toBeUndefined();
    await store.put('a/gone.jpg', bytes, 'image/jpeg');
    await store.deleteFile('a/gone.jpg');
    await store.deleteFile('a/gone.jpg');
    expect(await read('a/gone.jpg')).toBeUndefined();
  });

  it('deletes a folder, and none whose name only begins like it', async () => {
    for (const key of ['b/1.jpg', 'b/2.jpg', 'bb/1.jpg']) await store.put(key, bytes, 'image/jpeg');
    await store.deleteFolder('b');
    await store.deleteFolder('b');
    expect([await read('b/1.jpg'), await read('b/2.jpg')]).toEqual([undefined, undefined]);
    expect(await read('bb/1.jpg')).toMatchObject({ size: 10 });
  });

  it('lists the keys of a folder, and none of an unknown one', async () => {
    for (const key of ['l/2-upload', 'l/1.jpg', 'll/1.jpg']) await store.put(key, bytes, 'image/jpeg');
    expect(await store.list('l')).toEqual(['l/1.jpg', 'l/2-upload']);
    expect(await store.list('unknown')).toEqual([]);
  });
});

describe('the folder store', () => {
  it('leaves no unfinished file, and no way out of the folder', async () => {
    const store = folderStore(join(folder, 'own'));
    await store.put('c/1.jpg', Buffer.from('x'), 'image/jpeg');
    expect(await readdir(join(folder, 'own/c'))).toEqual(['1.jpg']);
    await expect(store.open('../files/a/one.jpg')).rejects.toThrow('must stay');
  });
});

describe('the S3 store', () => {
  it('reports wrong credentials instead of a missing file', async () => {
    await expect(bucket('', 'wrong').put('x/1.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(/access key/i);
  });

  it('gives a service up that accepts connections and never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const settings = { ...credentials, endpoint, region: 'us-east-1', bucket: 'pictures', prefix: '' };
    const store = s3Store(settings, { connect: 100, response: 100, stored: 200 });
    onTestFinished(() => store.close());
    await expect(store.open('a/1.jpg')).rejects.toThrow('exceeded the configured 100 ms');
    await expect(store.put('a/1.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
      'exceeded the configured 200 ms',
    );
  });
});
