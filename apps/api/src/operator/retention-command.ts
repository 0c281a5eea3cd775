import type { MikroORM } from '@mikro-orm/postgresql';
import { openImageStore } from '../adapters/image-store/open-image-store.ts';
import { archiveDueMonths } from '../features/ledger-archive/archive-due-months.ts';
import { countDue } from '../features/retention/count-due.ts';
import { deleteDue } from '../features/retention/delete-due.ts';
import { retentionRules } from '../features/retention/retention-rules.ts';
import type { RetentionRule } from '../features/retention/retention-rule.ts';
import type { Command } from './command.ts';
import { readImageStore } from './config.ts';
import { rowsOf } from './rows-of.ts';
import { withOrm } from './with-database.ts';

export const retentionCommand: Command = {
  name: 'retention',
  parameters: '',
  summary: 'Lists what the retention rules delete now and next; deletes it.',
  details:
    'Needs DATABASE_URL. Deletes nothing without --apply. --apply deletes what is due, in batches, moves due months of the ledger to the archive (DATA_DIR or IMAGE_STORE, as the API has them), and leaves entries in the audit log; jobs do the same every night. The audit log itself and data that other jobs delete are not listed.',
  options: { apply: { type: 'boolean' } },
  run: ({ values: { apply }, environment, progress }) =>
    withOrm(environment, async (orm) => {
      const now = new Date();
      const rules = [];
      const rows = [];
      for (const rule of retentionRules) {
        const { key, sentence, isArchived } = rule;
        const run = { now, origin: 'lanesight retention' };
        if (apply) progress(`${isArchived ? 'Archiving' : 'Deleting'} ${key} ...`);
        const deleted = apply ? await applyRule(orm, environment, rule, run) : 0;
        const counts = await countDue(orm.em.fork(), rule, now);
        rules.push({ key, sentence, deleted, ...counts });
        rows.push([
          key,
          ...(apply ? [`${deleted} ${isArchived ? 'archived' : 'deleted'}`] : []),
          `${counts.due} due`,
          `${counts.dueWithin30Days} within 30 days`,
          `next ${counts.nextAt ?? 'none'}`,
          sentence,
        ]);
      }
      return { isWell: true, text: rowsOf(rows), data: { applied: apply === true, rules } };
    }),
};

interface Run {
  now: Date;
  origin: string;
}

/** Deletes or archives what is due by a rule, and returns the number of rows, or of months. */
async function applyRule(
  orm: MikroORM,
  environment: NodeJS.ProcessEnv,
  rule: RetentionRule,
  { now, origin }: Run,
): Promise<number> {
  if (!rule.isArchived) return deleteDue(orm.em.fork(), rule, { now, origin });
  const store = openImageStore(readImageStore(environment));
  try {
    return await archiveDueMonths({ orm, store, origin }, now);
  } finally {
    store.close();
  }
}
