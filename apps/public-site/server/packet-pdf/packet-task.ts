import { examplePacket } from '../../src/lab-packet/example-packet.ts';
import { renderPacket } from './render-packet.ts';

// Runs in a worker thread: plans and fonts take a second and would block every reader.

/** A packet to be rendered. */
export interface PacketTask {
  readonly query: string;
  readonly origin: string;
  readonly madeOn: Date;
}

export default ({ query, origin, madeOn }: PacketTask): Promise<Uint8Array> =>
  renderPacket(examplePacket(query, { origin, madeOn }));
