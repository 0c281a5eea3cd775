import { createTransport } from 'nodemailer';
import { messageWriter } from '../../src/features/newsletter-campaigns/rendering/write-messages.ts';
import { testMailSettings } from '../test-mail-settings.ts';
import { exampleMessage } from './example-message.ts';

/** Orders for the pool: the port and the numbers. */
export interface PoolOrders {
  smtpPort: number;
  connections: number;
  messages: number;
}

process.once('message', (orders: PoolOrders) => void send(orders));
process.once('disconnect', () => process.exit(0));

/** nodemailer's own pool and nothing else: messages composed in advance, no ledger, no database. */
async function send({ smtpPort, connections, messages }: PoolOrders): Promise<void> {
  const write = await messageWriter(exampleMessage, testMailSettings);
  const ready = await Promise.all(
    Array.from({ length: 1_000 }, (_, id) =>
      write({ id, email: `reader${id}@example.org`, firstName: 'Anna', lastName: null }),
    ),
  );
  const transport = createTransport({
    pool: true,
    host: '127.0.0.1',
    port: smtpPort,
    maxConnections: connections,
    maxMessages: Infinity,
    ignoreTLS: true,
  });
  const startedAt = performance.now();
  let next = 0;
  const sendOn = async () => {
    while (next < messages) {
      const { from, to, content } = ready[next++ % ready.length]!;
      await transport.sendMail({ envelope: { from, to: [to] }, raw: content });
    }
  };
  await Promise.all(Array.from({ length: connections * 2 }, sendOn));
  process.send?.({ seconds: (performance.now() - startedAt) / 1_000 });
  transport.close();
}
