import { createServer } from 'node:http';
import { once } from 'node:events';

interface Copied {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Changes the text of a copied page. */
export type Change = (html: string) => string;

/** Starts a server that sends the files of a site from memory, each copied at its first request as a browser gets it. */
export async function startStaticCopy(origin: string, change?: Change) {
  const copies = new Map<string, Promise<Copied>>();
  const server = createServer((request, response) => {
    const path = request.url!;
    const copied = copies.get(path) ?? copyOf(origin + path, change);
    copies.set(path, copied);
    void copied.then(({ status, headers, bytes }) => response.writeHead(status, headers).end(bytes));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://localhost:${port}`, port, stop };
}

const ofTheConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

async function copyOf(url: string, change: Change | undefined): Promise<Copied> {
  const { brotliCompressSync } = await import('node:zlib');
  // Twice, with a pause: the site compresses a cached page best.
  await fetch(url);
  await new Promise((next) => setTimeout(next, 500));
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofTheConnection.has(name)));
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!headers['content-encoding']) return { status: response.status, headers, bytes };
  // fetch has decompressed it.
  const isPage = headers['content-type']?.startsWith('text/html');
  const text = change && isPage ? Buffer.from(change(bytes.toString())) : bytes;
  const compressed = brotliCompressSync(text);
  return {
    status: response.status,
    headers: { ...headers, 'content-length': String(compressed.length) },
    bytes: compressed,
  };
}
