import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const services = ['linkedin', 'model', 'ses', 'raw-mail'] as const;

const Fault = z.strictObject({
  service: z.enum(services),
  /** Only requests with this method, and with this path prefix below the service's own. */
  method: z.string().optional(),
  path: z.string().startsWith('/').optional(),
  /**
   * The status of the replaced response. 0: the connection closes and nothing was done. Absent: the request is served.
   */
  status: z.union([z.literal(0), z.int().min(200).max(599)]).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.unknown().optional(),
  /** Milliseconds to wait before anything else. */
  delayMs: z.int().min(0).max(600_000).default(0),
  /**
   * The request is served, and the connection closes after this many bytes of the response body; 0 or true: before the
   * first.
   */
  cut: z.union([z.int().min(0), z.literal(true).transform(() => 0)]).optional(),
  /** The number of affected requests. */
  times: z.int().min(1).default(1),
});
type Fault = z.output<typeof Fault>;

/** The pending faults; the oldest one that matches a request is applied to it. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ ...fault });
  }

  clear(): void {
    this.#waiting = [];
  }

  get waiting(): readonly Fault[] {
    return this.#waiting;
  }

  take(service: Fault['service'], method: string, path: string): Fault | undefined {
    const fault = this.#waiting.find(
      (each) =>
        each.service === service &&
        (each.method ?? method).toUpperCase() === method &&
        path.startsWith(each.path ?? '/'),
    );
    if (fault && (fault.times -= 1) === 0) this.#waiting = this.#waiting.filter((each) => each !== fault);
    return fault;
  }
}

/** Adds `POST`, `GET` and `DELETE /faults` to inject faults. Only accepts local requests. */
export function addFaults(app: FastifyInstance): Faults {
  const faults = new Faults();
  const onlyHere = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLoopback(request.socket.remoteAddress)) return reply.code(403).send({ error: 'Only this machine may ask.' });
  };
  app.post('/faults', { onRequest: onlyHere }, async (request, reply) => {
    const read = Fault.safeParse(request.body);
    if (!read.success) return reply.code(422).send({ error: z.prettifyError(read.error) });
    faults.add(read.data);
    return reply.code(204).send();
  });
  app.get('/faults', { onRequest: onlyHere }, () => faults.waiting);
  app.delete('/faults', { onRequest: onlyHere }, async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  return faults;
}

/** Applies faults to the routes that are added to `scope` after this; `prefix` is the base path of the service. */
export function injectFaults(scope: FastifyInstance, faults: Faults, service: Fault['service'], prefix: string): void {
  scope.addHook('onRequest', async (request, reply) => {
    const path = request.url.slice(prefix.length);
    const fault = faults.take(service, request.method, path);
    if (!fault) return;
    if (fault.delayMs > 0) await sleep(fault.delayMs);
    if (fault.cut !== undefined) cutAfter(reply, fault.cut);
    if (fault.status === undefined) return;
    if (fault.status === 0) return hangUp(reply);
    return reply
      .code(fault.status)
      .headers(fault.headers)
      .send(fault.body ?? '');
  });
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** Closes the connection after this many bytes of the body, for a whole response and for a stream. */
function cutAfter({ raw }: FastifyReply, bytes: number): void {
  let left = bytes;
  const write = raw.write.bind(raw);
  const limited = (chunk: unknown): boolean => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return true;
    const data = Buffer.from(chunk as Buffer | string);
    const sent = data.subarray(0, left);
    left -= sent.length;
    if (sent.length === data.length && left > 0) return write(data);
    if (sent.length === 0) raw.destroy();
    else write(sent, () => raw.destroy());
    return false;
  };
  Object.assign(raw, {
    write: limited,
    end(chunk?: unknown) {
      limited(chunk);
      if (!raw.destroyed) setImmediate(() => raw.destroy());
      return raw;
    },
  });
}

const isLoopback = (address = ''): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);
