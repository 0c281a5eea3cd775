import { createHmac, randomUUID } from 'node:crypto';

/** The secret of sessions and links in drills and measurements. */
export const drillSecret = 'm'.repeat(40);

type Sql = (statement: string, values: unknown[]) => Promise<unknown>;

/** Stores the session of a staff member, as a sign-in does. Returns its cookie. */
export async function createSession(sql: Sql): Promise<string> {
  const id = randomUUID();
  const sid = randomUUID();
  const expires = new Date(Date.now() + 3_600_000);
  const session = { userId: id, renewedAt: Date.now(), cookie: { expires, originalMaxAge: 3_600_000 } };
  await sql('insert into users (id, email) values (?, ?)', [id, 'ada@lanesight.ai']);
  await sql('insert into sessions values (?, ?, ?)', [sid, JSON.stringify(session), expires]);
  const signature = createHmac('sha256', drillSecret).update(sid).digest('base64').replaceAll('=', '');
  return `sid=${encodeURIComponent(`${sid}.${signature}`)}`;
}
