import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../database/text-array.ts';

/** The most addresses that a form lists. Any other colleague can be typed. */
const most = 200;

/** Returns the addresses of staff who have signed in, in the order of the alphabet. */
export async function findOwners(em: EntityManager, staffEmailDomains: readonly string[]): Promise<string[]> {
  const rows = await em.execute<{ email: string }[]>(
    `select email from users where substring(email from '[^@]*$') = any (?::text[]) order by email limit ${most}`,
    [arrayLiteral(staffEmailDomains)],
  );
  return rows.map(({ email }) => email);
}
