import type { EntityManager } from '@mikro-orm/postgresql';
import { isOfDomains } from '../auth/of-domains.ts';
import { UserEntity } from '../auth/user-entity.ts';

/** The most addresses that a form lists. Any other colleague can be typed. */
const most = 200;

/** Returns the addresses of staff who have signed in, in the order of the alphabet. */
export async function findOwners(em: EntityManager, staffEmailDomains: readonly string[]): Promise<string[]> {
  const people = await em.find(UserEntity, isOfDomains(staffEmailDomains), { orderBy: { email: 'asc' }, limit: most });
  return people.map(({ email }) => email);
}
