import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Connection {
  /** Responses that are not sent yet. */
  open: Set<ServerResponse>;
  /** Bytes read when the last response was sent. More bytes are the beginning of a request. */
  readAtRest: number;
}

/** Time in which a connection is idle before a server that closes ends it. */
const idleMilliseconds = 50;

/**
 * Tracks the connections of a server, each idle or with a request in flight. Node counts a connection as busy on which
 * nothing was ever sent, and stops checking its own timeouts once a server closes.
 */
export class Connections {
  readonly #app: FastifyInstance;
  readonly #all = new Map<Socket, Connection>();
  #problem: string | undefined = 'It is starting.';
  #isStopping = false;
  #isClosing = false;

  /** Called before the server listens. */
  constructor(app: FastifyInstance) {
    this.#app = app;
    app.server.on('connection', (socket: Socket) => {
      this.#all.set(socket, { open: new Set(), readAtRest: 0 });
      socket.once('close', () => this.#all.delete(socket));
    });
    // Before the other listeners, which may send the response at once.
    app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      const connection = this.#all.get(socket);
      if (!connection) return;
      connection.open.add(response);
      if (this.#isStopping) announceClose(response);
      response.once('close', () => {
        connection.open.delete(response);
        connection.readAtRest = socket.bytesRead;
        if (this.#isClosing && connection.open.size === 0) socket.destroySoon();
      });
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (this.#problem === undefined || request.url !== '/readyz') return done();
      void reply
        .code(503)
        .header('cache-control', 'no-store')
        .send({ ready: false, parts: [{ name: 'this copy', ready: false, problem: this.#problem }] });
    });
  }

  /** Returns the number of requests in flight, including half-sent ones. */
  get busy(): number {
    return [...this.#all].filter(([socket, connection]) => !isIdle(socket, connection)).length;
  }

  /** Lets `/readyz` tell the state of the parts: work has begun, and a signal stops it in order. Before, it responds 503. */
  offerReadiness(): void {
    this.#problem = undefined;
  }

  /**
   * Makes `/readyz` respond 503. Everything else continues, but each response tells the client to open another
   * connection for its next request: a request that arrives while this one closes would be lost.
   */
  withdrawReadiness(): void {
    this.#problem = 'It is stopping.';
    this.#isStopping = true;
    for (const { open } of this.#all.values()) for (const response of open) announceClose(response);
  }

  /** Accepts no more connections, closes idle ones, and the others after their response. */
  async close(): Promise<void> {
    this.#isClosing = true;
    // Node takes a connection for idle although the end of a response is still in its buffer, and would cut it off.
    this.#app.server.closeIdleConnections = () => {};
    const closed = this.#app.close();
    // Not at once: a request that has arrived may not be read yet. Again, because the server accepts until its hooks end.
    const closing = setInterval(() => this.#closeIdle(), idleMilliseconds);
    await closed.finally(() => clearInterval(closing));
  }

  #closeIdle(): void {
    for (const [socket, connection] of this.#all) if (isIdle(socket, connection)) socket.destroy();
  }

  /** Destroys every connection. */
  cut(): void {
    for (const socket of this.#all.keys()) socket.destroy();
  }
}

const isIdle = (socket: Socket, { open, readAtRest }: Connection): boolean =>
  open.size === 0 && socket.bytesRead === readAtRest;

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
