import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../e2e/second-site.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { makeDatabase, startApiOn } from './own-api.ts';

/**
 * Uploads a subscriber file through the site at the speed of a home connection. Arguments: megabytes, kilobytes per
 * second.
 */
const [megabytes = 22, kilobytesPerSecond = 220] = process.argv.slice(2).map(Number);
const partsPerSecond = 10;

const product = await startTemporaryProduct();
const api = await startApiOn(await makeDatabase(product.databaseUrl, 'uploads'), 'http');
const site = await startSite(api.origin, product.origins.console);
try {
  const [{ id }] = (await api.sql("insert into email_lists (name) values ('Slow') returning id")) as [{ id: string }];
  const body = formOf(megabytes * 1_000_000);
  const upload = request(`${site.origin}/api/email-lists/${id}/imports`, {
    method: 'POST',
    headers: {
      cookie: api.cookie,
      accept: 'application/json',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
    },
  });
  const startedAt = performance.now();
  const responded = once(upload, 'response') as Promise<[IncomingMessage]>;
  const part = (kilobytesPerSecond * 1_000) / partsPerSecond;
  for (let at = 0; at < body.length; at += part) {
    upload.write(body.subarray(at, at + part));
    await sleep(startedAt + ((at / part) * 1_000) / partsPerSecond - performance.now());
  }
  upload.end();
  const [response] = await responded;
  const { subscriberImport, title } = JSON.parse(await text(response)) as {
    subscriberImport?: { rows: number; counts: object };
    title?: string;
  };
  console.log(
    `${megabytes} MB at ${kilobytesPerSecond} kB/s: ${response.statusCode} after ${Math.round((performance.now() - startedAt) / 1_000)} s`,
    subscriberImport ? { rows: subscriberImport.rows, ...subscriberImport.counts } : title,
  );
} finally {
  await site.stop();
  await api.stop();
  await product.stop();
}

function formOf(bytes: number): Buffer {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n';
  const rows = ['Email,First name'];
  for (let number = 0, size = 0; size < bytes; number += 1)
    size += rows[rows.push(`anna${number}@example.com,Anna`) - 1]!.length + 1;
  return Buffer.from(`${head}${rows.join('\n')}\r\n--x--\r\n`);
}
