import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Connection {
  /** Requests without a response yet. */
  open: number;
  /** Bytes read when the last response was sent. More bytes are the beginning of a request. */
  readAtRest: number;
}

/**
 * Tracks the connections of a server, each idle or with a request in flight. Node counts a connection as busy on which
 * nothing was ever sent, and stops checking its own timeouts once a server closes.
 */
export class Connections {
  readonly #app: FastifyInstance;
  readonly #all = new Map<Socket, Connection>();
  #problem: string | undefined = 'It is starting.';
  #isClosing = false;

  /** Called before the server listens. */
  constructor(app: FastifyInstance) {
    this.#app = app;
    app.server.on('connection', (socket: Socket) => {
      this.#all.set(socket, { open: 0, readAtRest: 0 });
      socket.once('close', () => this.#all.delete(socket));
    });
    app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      const connection = this.#all.get(socket);
      if (!connection) return;
      connection.open += 1;
      response.once('close', () => {
        connection.open -= 1;
        connection.readAtRest = socket.bytesRead;
        if (this.#isClosing && connection.open === 0) socket.destroySoon();
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

  /** Makes `/readyz` respond 503; everything else continues. */
  withdrawReadiness(): void {
    this.#problem = 'It is stopping.';
  }

  /** Accepts no more connections, closes idle ones, and the others after their response. */
  async close(): Promise<void> {
    this.#isClosing = true;
    // Node takes a connection for idle although the end of a response is still in its buffer, and would cut it off.
    this.#app.server.closeIdleConnections = () => {};
    const closed = this.#app.close();
    for (const [socket, connection] of this.#all) if (isIdle(socket, connection)) socket.destroy();
    await closed;
  }

  /** Destroys every connection. */
  cut(): void {
    for (const socket of this.#all.keys()) socket.destroy();
  }
}

const isIdle = (socket: Socket, { open, readAtRest }: Connection): boolean =>
  open === 0 && socket.bytesRead === readAtRest;
