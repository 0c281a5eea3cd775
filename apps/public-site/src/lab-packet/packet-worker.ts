import type { Network } from '../road-network/segment.ts';
import { exampleNetwork } from './example-network.ts';
import { packetOf, type PacketInput } from './packet-of.ts';

/** A packet to be made. A number is the size of an example town, which is quicker to make than to send. */
export type PacketRequest = Omit<PacketInput, 'network'> & { readonly network: Network | number };

addEventListener('message', ({ data }: MessageEvent<PacketRequest>) => {
  const network = typeof data.network === 'number' ? exampleNetwork(data.network) : data.network;
  postMessage(packetOf({ ...data, network }));
});
