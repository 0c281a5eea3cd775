import type { FastifyInstance } from 'fastify';
import type { LabView } from '../../src/lab/first-view.ts';
import { packetRoutes, type PacketDeps } from '../packet-pdf/packet-routes.ts';
import { WorkerThread } from '../worker-thread.ts';

/** Computes first views of the street network lab by their queries. */
export const labViewThread = () =>
  new WorkerThread<string, LabView>(new URL('lab-view-task.ts', import.meta.url), {
    // A view takes up to a second.
    maxQueued: 15,
    timeoutMilliseconds: 20_000,
    // The thread remembers the town and the budgets that it found.
    idleMilliseconds: 300_000,
  });

/** Serves the packets of the street network lab, and returns the function that computes its first views. */
export function serveLab(app: FastifyInstance, packets: PacketDeps): (query: string) => Promise<LabView> {
  const views = labViewThread();
  app.addHook('onClose', () => views.close());
  packetRoutes(app, packets);
  return (query) => views.run(query);
}
