import type { EntityManager } from '@mikro-orm/postgresql';

interface Row {
  id: number;
  email: string;
  status: string;
  resentAt: Date | null;
  isSuppressed: boolean;
}

/** Allowed deliveries of a message, by its status in the ledger. */
const allowed: Record<string, number[]> = { handed_over: [1], refused: [0], uncertain: [0, 1], skipped: [0] };

/** Compares the ledger with the messages that the mail server accepted, by recipient. */
export async function countOutcomes(
  em: EntityManager,
  campaignId: string,
  { recipients, taken }: { recipients: number; taken: Map<string, number> },
): Promise<{ counts: Record<string, number>; wrong: string[] }> {
  const rows = await em.execute<Row[]>(
    `select d.id, d.email, d.status, d.resent_at as "resentAt",
       exists (select from mail_suppressions m where m.address_hash = address_hash(d.email)) as "isSuppressed"
     from newsletter_deliveries d where d.campaign_id = ?`,
    [campaignId],
  );
  const counts: Record<string, number> = { duplicates: 0, 'duplicates by choice': 0 };
  const wrong: string[] = rows.length === recipients ? [] : [`${rows.length} rows for ${recipients} recipients`];
  for (const { id, email, status, resentAt, isSuppressed } of rows) {
    const times = taken.get(`<${campaignId}.${id}@example.com>`) ?? 0;
    counts[status] = (counts[status] ?? 0) + 1;
    if (times > 1) counts[resentAt ? 'duplicates by choice' : 'duplicates']! += 1;
    const expected = resentAt ? (allowed[status] ?? []).flatMap((most) => [most, most + 1]) : (allowed[status] ?? []);
    if (!expected.includes(times)) wrong.push(`${email}: ${status}, and taken ${times} times`);
    if (status === 'refused' && !isSuppressed) wrong.push(`${email}: does not exist, and may be mailed again`);
  }
  const [progress] = await em.execute<[{ sum: number }]>(
    `select sum(queued + handed_over + refused + retry + uncertain + skipped)::int as sum from newsletter_batches
     where campaign_id = ?`,
    [campaignId],
  );
  if (progress.sum !== recipients) wrong.push(`the batches count ${progress.sum}`);
  return { counts, wrong };
}
