import { isDue } from '../retention/count-due.ts';
import { retentionRules } from '../retention/retention-rules.ts';
import { archiveMonth, type ArchiveDeps } from './archive-month.ts';
import { ledgerMonths, monthColumns, type LedgerMonth } from './ledger-month.ts';

const rule = retentionRules.find(({ key }) => key === ledgerMonths)!;

/** Archives the months whose term is over, the oldest first. Returns their number. */
export async function archiveDueMonths(deps: ArchiveDeps, now: Date): Promise<number> {
  const due = await deps.orm.em
    .fork()
    .execute<LedgerMonth[]>(`select ${monthColumns} from ledger_months t where ${isDue(rule)} order by t.ends_at`, [
      now,
      now,
    ]);
  let archived = 0;
  for (const month of due) {
    if (deps.signal?.aborted) break;
    archived += Number(await archiveMonth(deps, month));
  }
  return archived;
}
