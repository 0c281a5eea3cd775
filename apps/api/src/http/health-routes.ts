import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { isAlive, isReady } from '@workspace/contracts/health';
import { serve } from './serve.ts';

interface HealthDeps {
  /** Resolves with true when the database responds. */
  answers: () => Promise<boolean>;
  /** Omitted by a worker, which the site never calls. */
  publicOrigin?: string;
}

export function healthRoutes(app: FastifyInstance, { answers, publicOrigin }: HealthDeps): void {
  serve(app, isAlive, async () => ({ alive: true as const }));
  serve(app, isReady, async () => {
    if (!(await answers())) throw apiError(isReady, 'unavailable', 'The database does not answer.');
    return { ready: true as const, publicOrigin };
  });
}
