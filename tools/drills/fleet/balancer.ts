import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './copy.ts';

/** Header by which a drill recognizes its own request, at every balancer that it passes. */
export const drillIdHeader = 'x-drill-id';

const everyMs = 200;
/** Checks without an answer after which a copy is taken for dead; an answer other than 200 counts at once. */
const missesOfDead = 3;

/**
 * Divides requests among copies whose `/readyz` responds with 200, as the balancer of a cluster does: it checks every
 * 200 ms, keeps connections open, and tries another copy only when a connection is refused. A request that breaks later
 * fails, and is remembered with its ids.
 */
export class Balancer {
  readonly #backends: readonly Place[];
  readonly #ready = new Set<Place>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server;
  /** The ids of broken requests, with the name of the copy. */
  readonly broken = new Map<string, string>();
  #turn = 0;
  #isStopped = false;

  constructor(backends: readonly Place[]) {
    this.#backends = backends;
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    for (const backend of this.#backends) void this.#watch(backend);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** True when another copy could take the requests of this one. */
  canSpare(name: string): boolean {
    return [...this.#ready].some((backend) => backend.name !== name);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #watch(backend: Place): Promise<void> {
    let misses = 0;
    while (!this.#isStopped) {
      const response = await fetch(`http://127.0.0.1:${backend.port}/readyz`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined);
      await response?.body?.cancel();
      misses = response ? 0 : misses + 1;
      if (response?.status === 200) this.#ready.add(backend);
      else if (response || misses >= missesOfDead) this.#ready.delete(backend);
      await sleep(everyMs, undefined, { ref: false });
    }
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return;
    for (const backend of this.#inTurn()) {
      const outcome = await this.#send(backend, { incoming, outgoing, body });
      if (outcome === 'done') return;
      this.#ready.delete(backend);
    }
    outgoing.writeHead(503, { 'x-balancer': 'no copy is ready' }).end();
  }

  #inTurn(): Place[] {
    const ready = [...this.#ready];
    this.#turn += 1;
    return ready.map((_, index) => ready[(index + this.#turn) % ready.length]!);
  }

  #send(backend: Place, { incoming, outgoing, body }: Exchange): Promise<'done' | 'refused'> {
    const { promise, resolve } = Promise.withResolvers<'done' | 'refused'>();
    const { method, url: path, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port: backend.port, method, path, headers, agent: this.#agent });
    const isBroken = () => {
      for (const name of [drillIdHeader, 'x-request-id']) {
        const id = headers[name];
        if (typeof id === 'string') this.broken.set(id, backend.name);
      }
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'x-balancer': `${backend.name} broke the connection` }).end();
      resolve('done');
    };
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      response.on('error', isBroken);
      response.once('end', () => resolve('done'));
      response.pipe(outgoing);
    });
    onward.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve('refused') : isBroken(),
    );
    outgoing.once('close', () => onward.destroy());
    onward.end(body);
    return promise;
  }
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
}

export async function startBalancer(places: readonly Place[]): Promise<Balancer> {
  const balancer = new Balancer(places);
  await balancer.start();
  return balancer;
}
