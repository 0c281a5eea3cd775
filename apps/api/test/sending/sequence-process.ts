import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../../src/database/orm.ts';
import { advanceChunk } from '../../src/features/sequences/advance-sequences.ts';

/** Orders for a process that advances the people of a sequence. */
export interface SequenceOrders {
  databaseUrl: string;
  sequenceId: string;
  /** Milliseconds between the ledger and the commit. */
  delay: number;
}

process.once('message', (orders: SequenceOrders) => void work(orders));

/** Reports each transaction before its commit, so that a test can kill it there. */
async function work({ databaseUrl, sequenceId, delay }: SequenceOrders) {
  const orm = await connectDatabase(databaseUrl);
  for (let people = 1; people > 0;)
    people = await orm.em.fork().transactional(async (inside) => {
      const advanced = await advanceChunk(inside, sequenceId, []);
      process.send?.('written');
      await sleep(delay);
      return advanced;
    });
  await orm.close();
  process.exit(0);
}
