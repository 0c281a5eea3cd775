import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@workspace/sandbox/postgres';
import type { Image } from '@workspace/contracts/images';
import { makeVariants } from '../apps/api/src/features/images/make-variants.ts';
import { imageLibrary } from '../apps/api/src/features/images/sharp.ts';
import { makeDatabase, startApiOn } from './own-api.ts';
import { median } from './statistics.ts';

/**
 * Measures a 12-megapixel JPEG from the upload to its last file, beside the same files made by the image library alone
 * in this process; what other requests wait for meanwhile; and the memory of the API before and at its peak.
 */
const rounds = Number(process.argv[2] ?? 3);
const [width, height] = [4_000, 3_000];
const sharp = await imageLibrary();

/** A picture with as much detail as a photo: noise in several sizes. */
async function photo(): Promise<Buffer> {
  const noise = (scale: number, opacity: number) =>
    sharp({
      create: {
        width: Math.ceil(width / scale),
        height: Math.ceil(height / scale),
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .ensureAlpha(opacity)
      .png({ compressionLevel: 0 })
      .toBuffer();
  return sharp(await noise(64, 1))
    .composite([{ input: await noise(8, 0.4) }, { input: await noise(2, 0.15) }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

const folder = await mkdtemp(join(tmpdir(), 'bench-images-'));
const upload = await photo();
const postgres = await startPostgres();
const api = await startApiOn(await makeDatabase(postgres.url, 'images'), 'all', { IMAGE_STORE: `file:${folder}` });
const headers = { cookie: api.cookie, 'sec-fetch-site': 'same-origin', accept: 'application/json' };

async function called<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(api.origin + path, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Returns megabytes of the API's memory: `VmRSS` now, `VmHWM` at its peak. */
async function memoryOfApi(name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${api.pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)![1]) / 1024;
}

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;

async function secondsOfFloor(): Promise<number> {
  const start = performance.now();
  for await (const _file of makeVariants(upload));
  return secondsSince(start);
}

/** Uploads once: the seconds until the response, and until all files are made. */
async function secondsOfUpload(): Promise<{ response: number; whole: number; image: Image }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(upload)], { type: 'image/jpeg' }), 'street.jpg');
  const start = performance.now();
  let { image } = await called<{ image: Image }>('/api/images', { method: 'POST', body: form });
  const response = secondsSince(start);
  while (image.status === 'processing') {
    await sleep(100);
    ({ image } = await called<{ image: Image }>(`/api/images/${image.id}`));
  }
  return { response, whole: secondsSince(start), image };
}

/** Other requests meanwhile, in milliseconds: one starts every 20 ms. */
async function whileUploading() {
  let isOver = false;
  const uploading = secondsOfUpload().finally(() => (isOver = true));
  const waits: Promise<number>[] = [];
  while (!isOver) {
    const start = performance.now();
    waits.push(called('/api/email-lists').then(() => performance.now() - start));
    await sleep(20);
  }
  return { ...(await uploading), waits: await Promise.all(waits) };
}

try {
  const before = await memoryOfApi('VmRSS');
  const results: (Awaited<ReturnType<typeof whileUploading>> & { floor: number })[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push({ floor: await secondsOfFloor(), ...(await whileUploading()) });
  const waits = results.flatMap((one) => one.waits).toSorted((a, b) => a - b);
  const of = (read: (one: (typeof results)[number]) => number) => median(results.map(read)).toFixed(2);
  console.table({
    'image library alone, seconds': of((one) => one.floor),
    'upload until the response, seconds': of((one) => one.response),
    'upload until the last file, seconds': of((one) => one.whole),
    'ratio to the library': of((one) => one.whole / one.floor),
    files: results[0]!.image.variants.length,
    'other requests, median ms': median(waits).toFixed(1),
    'other requests, p99 ms': waits[Math.floor(waits.length * 0.99)]!.toFixed(1),
    'API before, MB': before.toFixed(0),
    'API at its peak, MB': (await memoryOfApi('VmHWM')).toFixed(0),
    'upload, MB': (upload.length / 1024 ** 2).toFixed(1),
    'load of the machine': loadavg()[0]!.toFixed(1),
  });
  console.table(results[0]!.image.variants.map(({ format, width: wide, url }) => ({ format, width: wide, url })));
} finally {
  await api.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
