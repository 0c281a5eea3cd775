import type { MikroORM } from '@mikro-orm/postgresql';
import { vi } from 'vitest';

/** Runs `work` and returns the plan of every statement that it executed, each below its statement. */
export async function plansOf(orm: MikroORM, work: () => Promise<unknown>): Promise<string> {
  const logged = vi.spyOn(orm.config.getLogger(), 'logQuery');
  await work();
  const statements = logged.mock.calls.flatMap(([{ query = '', params }]) =>
    /^(with|select|insert|update|delete)/i.test(query.trim())
      ? [orm.em.getPlatform().formatQuery(query, params as unknown[])]
      : [],
  );
  logged.mockRestore();
  const plans: string[] = [];
  for (const statement of statements) {
    const rows = await orm.em.fork().execute<{ 'QUERY PLAN': string }[]>(`explain ${statement}`);
    plans.push(statement, ...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}
