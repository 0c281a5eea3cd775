import { examplePacket } from '../../src/lab-packet/example-packet.ts';
import type { Packet } from '../../src/lab-packet/packet.ts';
import { renderPacket } from './render-packet.ts';

// Runs in a worker thread: plans and fonts take a second and would block every reader.

/** A plan of the lab, to be computed and rendered. */
export interface PlanTask {
  readonly query: string;
  readonly origin: string;
  readonly madeOn: Date;
}

/** A plan, or a packet that is complete. */
export type PacketTask = PlanTask | Packet;

export default (task: PacketTask): Promise<Uint8Array> =>
  renderPacket('query' in task ? examplePacket(task.query, task) : task);
