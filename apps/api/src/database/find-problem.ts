import type { MikroORM } from '@mikro-orm/postgresql';
import { within } from '../within.ts';
import { poolOf } from './in-transaction.ts';

/** Probes of readiness give up after a few seconds, some after two. */
const mostWaitMs = 1_500;
const late = `The database did not answer within ${mostWaitMs / 1_000} s: it hangs, or every connection is in use.`;

/** The timeout ends the connection as well: probes of a database that hangs would use up the pool. */
const probe = { text: 'select 1', query_timeout: mostWaitMs };

/** Returns why the database cannot be used, within 1.5 s; undefined when it answers. */
export async function findProblem(orm: MikroORM): Promise<string | undefined> {
  try {
    const pool = await poolOf(orm);
    await within(pool.query(probe), mostWaitMs, late);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return message === late || message === 'Query read timeout' ? late : 'The database does not answer.';
  }
}
