import type { EntityManager } from '@mikro-orm/postgresql';
import { tablesByMonth, type TableByMonth } from './tables-by-month.ts';
import { withLocks } from './with-locks.ts';

const monthsAhead = 3;

/**
 * Creates the partitions of this month and the next ones, and of rows that came when their month had none. Returns the
 * number of new partitions.
 */
export async function createMonths(newEm: () => EntityManager): Promise<{ created: number }> {
  let created = 0;
  for (const table of tablesByMonth) created += await createMonthsOf(newEm, table);
  return { created };
}

async function createMonthsOf(newEm: () => EntityManager, { name, time, create }: TableByMonth): Promise<number> {
  const months = await newEm().execute<{ month: string }[]>(
    `select date_trunc('month', now(), 'UTC') + make_interval(months => n) as month from generate_series(0, ?) n
     union
     select date_trunc('month', ${time}, 'UTC') from ${name}_other where ${time} < now()
     order by 1`,
    [monthsAhead],
  );
  let created = 0;
  for (const { month } of months) {
    const [row] = await withLocks(newEm, (inside) =>
      inside.execute<[{ isNew: boolean }]>(`select ${create} as "isNew"`, [month]),
    );
    created += Number(row.isNew);
  }
  return created;
}
