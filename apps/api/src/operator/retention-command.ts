import { countDue } from '../features/retention/count-due.ts';
import { deleteDue } from '../features/retention/delete-due.ts';
import { retentionRules } from '../features/retention/retention-rules.ts';
import type { Command } from './command.ts';
import { rowsOf } from './rows-of.ts';
import { withOrm } from './with-database.ts';

export const retentionCommand: Command = {
  name: 'retention',
  parameters: '',
  summary: 'Lists what the retention rules delete now and next; deletes it.',
  details:
    'Needs DATABASE_URL. Deletes nothing without --apply. --apply deletes what is due, in batches, and leaves entries in the audit log; a job does the same every night. The audit log itself and data that other jobs delete are not listed.',
  options: { apply: { type: 'boolean' } },
  run: ({ values: { apply }, environment, progress }) =>
    withOrm(environment, async (orm) => {
      const now = new Date();
      const rules = [];
      for (const rule of retentionRules) {
        const { key, sentence } = rule;
        const run = { now, origin: 'lanesight retention' };
        if (apply) progress(`Deleting ${key} ...`);
        const deleted = apply ? await deleteDue(orm.em.fork(), rule, run) : 0;
        rules.push({ key, sentence, deleted, ...(await countDue(orm.em.fork(), rule, now)) });
      }
      const rows = rules.map(({ key, sentence, deleted, due, dueWithin30Days, nextAt }) => [
        key,
        ...(apply ? [`${deleted} deleted`] : []),
        `${due} due`,
        `${dueWithin30Days} within 30 days`,
        `next ${nextAt ?? 'none'}`,
        sentence,
      ]);
      return { isWell: true, text: rowsOf(rows), data: { applied: apply === true, rules } };
    }),
};
