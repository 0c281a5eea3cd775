import type { FastifyInstance } from 'fastify';
import { getNeighbors } from '@workspace/contracts/blog-post-neighbors';
import { serve } from '../../http/serve.ts';
import { findNeighbors, placeOf } from './find-neighbors.ts';

export function blogPostNeighborsRoutes(app: FastifyInstance): void {
  serve(app, getNeighbors, async ({ params: { slug }, query: { day }, request: { em } }) => {
    const place = await placeOf(em, slug, day);
    return place ? findNeighbors(em, place) : { older: null, newer: null };
  });
}
