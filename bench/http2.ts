import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTab } from '../e2e/driven-tab.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { startNginx } from './nginx.ts';
import { startSlowNetwork } from './slow-network.ts';
import { median } from './statistics.ts';

/** Measures a first visit through nginx with TLS over slow 4G: by HTTP/1.1 and by HTTP/2. */
const rounds = Number(process.argv[2] ?? 5);
const paths = ['/', '/blog/anatomy-of-a-pothole'];

async function serverWith(protocol: string, origin: string, folder: string, port: number): Promise<string> {
  const [key, certificate] = [`${folder}/key.pem`, `${folder}/certificate.pem`];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  return `server {
    listen 127.0.0.1:${port} ssl ${protocol}; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    location / { proxy_pass ${origin}; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }`;
}

/** Returns the milliseconds until the largest content is painted, and until the page and its fonts have loaded. */
async function visit(url: string): Promise<{ LCP: number; loaded: number }> {
  const source = `new PerformanceObserver((list) => (globalThis.LCP = list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true });`;
  const commands = [
    ['Page.enable', {}],
    ['Emulation.setCPUThrottlingRate', { rate: 4 }],
    ['Page.addScriptToEvaluateOnNewDocument', { source }],
  ] as const;
  const tab = await openTab(commands, { flags: ['--ignore-certificate-errors'] });
  try {
    await tab.send('Page.navigate', { url });
    await sleep(4_000);
    const read = `({ LCP, loaded: Math.max(...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).map(({ responseEnd }) => responseEnd)) })`;
    return (await tab.evaluate(read)) as { LCP: number; loaded: number };
  } finally {
    tab.close();
  }
}

const product = await startTemporaryProduct();
const ways = await Promise.all(
  ['', 'http2'].map(async (protocol) => {
    const nginx = await startNginx((folder, port) => serverWith(protocol, product.origins.site, folder, port));
    if (!nginx) throw new Error('This measurement needs nginx. Install it (Debian: apt-get install nginx-light).');
    return { name: protocol ? 'HTTP/2' : 'HTTP/1.1', nginx, network: await startSlowNetwork(nginx.port) };
  }),
);
const rows: Record<string, string | number>[] = [];
try {
  for (const path of paths) {
    const found = ways.map((): { LCP: number; loaded: number }[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { network }] of ways.entries())
        found[index]!.push(await visit(network.origin.replace('http:', 'https:') + path));
    for (const [index, { name }] of ways.entries()) {
      const middle = (key: 'LCP' | 'loaded') => Math.round(median(found[index]!.map((visited) => visited[key])));
      rows.push({ page: path, protocol: name, 'LCP ms': middle('LCP'), 'fonts loaded, ms': middle('loaded') });
    }
  }
} finally {
  for (const { nginx, network } of ways) {
    network.stop();
    await nginx.stop();
  }
  await product.stop();
}
console.log(`Medians of ${rounds}; load of the machine ${loadavg()[0]!.toFixed(1)}.`);
console.table(rows);
