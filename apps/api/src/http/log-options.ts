import type { FastifyServerOptions } from 'fastify';
import { serializeError } from './serialize-error.ts';

/** Options of the log. Without the hook, pino copies the message of an error to the line, past the serializer. */
export const logOptions = {
  serializers: { err: serializeError },
  hooks: {
    logMethod(args, method) {
      const [first, message] = args as unknown[];
      const fields = first instanceof Error ? { err: first } : (first as { err?: { message?: unknown } } | null);
      const isCopied = fields?.err && (message === undefined || message === fields.err.message);
      if (isCopied) method.call(this, fields, serializeError(fields.err).message);
      else method.apply(this, args);
    },
  },
} satisfies Exclude<FastifyServerOptions['logger'], boolean | undefined>;
