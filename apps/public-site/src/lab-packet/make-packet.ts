import type { PacketRequest } from './packet-worker.ts';
import type { Packet } from './packet.ts';

/** Returns a packet, made in a worker so that the page stays awake. Throws when the worker cannot make it. */
export async function makePacket(request: PacketRequest): Promise<Packet> {
  const worker = new Worker(new URL('./packet-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Packet>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Packet>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(request, {});
    });
  } finally {
    worker.terminate();
  }
}
