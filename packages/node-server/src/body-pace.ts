import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOver } from './drain-body.ts';
import { hasBody } from './has-body.ts';

/**
 * The minimum rate at which a client has to send a body. Time in which the server itself does not read is not counted.
 */
export interface BodyPace {
  /** Maximum seconds without a byte. */
  idleSeconds: number;
  /** Seconds that every body may take at any rate. */
  graceSeconds: number;
  /** Required average bytes per further second. */
  bytesPerSecond: number;
}

export const bodyPace: BodyPace = { idleSeconds: 30, graceSeconds: 60, bytesPerSecond: 16 * 1024 };

/** Timeout for a request's headers, in milliseconds. */
export const headersTimeout = 20_000;

interface Upload {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Bytes read on the connection, at the start of the body and at the last check. */
  firstByte: number;
  lastByte: number;
  idleSeconds: number;
  waitedSeconds: number;
}

const everySeconds = 0.25;

/**
 * Ends requests whose body stops arriving or trickles. A timeout of the whole request would also end legitimate
 * uploads: 200 MB take as long as the client's connection needs.
 */
export function limitBodyPace(app: FastifyInstance, pace: BodyPace = bodyPace): void {
  const uploads = new Set<Upload>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // An injected request has no connection.
    if (hasBody(raw) && raw.socket instanceof Socket) {
      const { bytesRead } = raw.socket;
      const upload = { request, reply, firstByte: bytesRead, lastByte: bytesRead, idleSeconds: 0, waitedSeconds: 0 };
      uploads.add(upload);
      raw.once('close', () => uploads.delete(upload));
    }
    done();
  });
  const timer = setInterval(() => {
    for (const upload of uploads) checkPace(upload, uploads, pace);
  }, everySeconds * 1000).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function checkPace(upload: Upload, uploads: Set<Upload>, pace: BodyPace): void {
  const { raw } = upload.request;
  const { socket } = raw;
  if (isOver(raw) || socket.destroyed) return void uploads.delete(upload);
  if (!isWaiting(raw)) return;
  upload.idleSeconds = socket.bytesRead === upload.lastByte ? upload.idleSeconds + everySeconds : 0;
  upload.waitedSeconds += everySeconds;
  upload.lastByte = socket.bytesRead;
  const allowed = pace.graceSeconds + (upload.lastByte - upload.firstByte) / pace.bytesPerSecond;
  if (upload.idleSeconds < pace.idleSeconds && upload.waitedSeconds < allowed) return;
  uploads.delete(upload);
  end(upload);
}

/** Returns true when the server would accept more bytes: it reads, and its buffer is empty. */
const isWaiting = (raw: IncomingMessage): boolean => raw.readableFlowing === true && raw.readableLength === 0;

function end({ request, reply, idleSeconds, firstByte, lastByte }: Upload): void {
  const bytes = lastByte - firstByte;
  request.log.info({ event: 'upload_too_slow', route: request.routeOptions.url, bytes, idleSeconds });
  const { socket } = request.raw;
  if (reply.raw.headersSent) return void socket.destroy();
  // A handler that waits for the body gets an aborted request, and does not respond.
  socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', () => socket.destroy());
}
