import type { FastifyInstance } from 'fastify';
import { checkLinks } from '@workspace/contracts/link-checks';
import { serve } from '../../http/serve.ts';
import { checkAddresses, type LinkCheckDeps } from './check-addresses.ts';

export function linkChecksRoutes(app: FastifyInstance, deps: LinkCheckDeps): void {
  serve(app, checkLinks, async ({ body: { urls }, request: { em } }) => ({
    links: await checkAddresses(em, urls, deps),
  }));
}
