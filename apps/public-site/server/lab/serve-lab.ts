import type { FastifyInstance } from 'fastify';
import { PacketRenderer } from '../packet-pdf/packet-renderer.ts';
import { packetRoutes } from '../packet-pdf/packet-routes.ts';
import { LabViews } from './lab-views.ts';

/** Serves the packets of the street network lab, and returns the function that computes its first views. */
export function serveLab(app: FastifyInstance, origin: string): LabViews['viewOf'] {
  const views = new LabViews();
  app.addHook('onClose', () => views.close());
  packetRoutes(app, { origin, renderer: new PacketRenderer() });
  return (query) => views.viewOf(query);
}
