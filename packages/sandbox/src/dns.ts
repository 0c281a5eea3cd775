import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, type Answer } from 'dns-packet';

/** The records of a name by type, as in `{ TXT: ['v=spf1 -all'] }`. 'silent': the server never responds for it. */
export type Records = Partial<Record<'TXT' | 'A' | 'PTR' | 'CNAME', string[]>> & {
  MX?: { preference: number; exchange: string }[];
};
export type Zone = Readonly<Record<string, Records | 'silent'>>;

/** A name server on 127.0.0.1; `port` 0 uses a free one. A name without records does not exist. */
export async function startDns(zone: Zone, port = 0): Promise<{ server: string; stop: () => Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port: from, address }) => {
    const { id, questions = [] } = decode(message);
    const { name = '', type = 'A' } = questions[0] ?? {};
    const records = zone[name.toLowerCase()];
    if (records === 'silent') return;
    const answers = dataOf(records ?? {}, type as keyof Records).map((data) => ({
      name,
      type,
      ttl: 60,
      data,
    })) as Answer[];
    // The flags say: authoritative, recursion available; the last four bits are 3 for a name that does not exist.
    const flags = 0x0480 | (records ? 0 : 3);
    socket.send(encode({ type: 'response', id, flags, questions, answers }), from, address);
  });
  socket.bind(port, '127.0.0.1');
  await once(socket, 'listening');
  const stop = async () => {
    socket.close();
    await once(socket, 'close');
  };
  return { server: `127.0.0.1:${socket.address().port}`, stop };
}

/** A TXT record consists of strings of at most 255 bytes. */
const dataOf = (records: Records, type: keyof Records): unknown[] =>
  type === 'TXT' ? (records.TXT ?? []).map((text) => text.match(/[^]{1,255}/g) ?? ['']) : (records[type] ?? []);
