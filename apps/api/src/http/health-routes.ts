import type { FastifyInstance } from 'fastify';
import { problem } from '@workspace/contracts/endpoint/problem';
import { isReady } from '@workspace/contracts/health';
import { serve } from './serve.ts';

/** `answers` says whether the database does. */
export function healthRoutes(app: FastifyInstance, { answers }: { answers: () => Promise<boolean> }): void {
  serve(app, isReady, async () => {
    if (!(await answers())) throw problem(isReady, 'unavailable', 'The database does not answer.');
    return { ready: true as const };
  });
}
