import type { Role } from '@workspace/contracts/roles';
import { isStaffEmail } from './staff-domain.ts';
import type { UserEntity } from './user-entity.ts';

/** The configuration of staff: their domains, the addresses that always are owners, and the role of all others. */
export interface StaffPolicy {
  /** In lowercase. */
  domains: readonly string[];
  /** In lowercase. */
  owners: readonly string[];
  defaultRole: Role;
}

/** Returns a person's role and its origin; undefined for people who are not staff. */
export function roleOf(
  { email, role }: Pick<UserEntity, 'email' | 'role'>,
  { domains, owners, defaultRole }: StaffPolicy,
): { role: Role; roleFrom: 'named' | 'given' | 'default' } | undefined {
  if (!isStaffEmail(email, domains)) return undefined;
  if (owners.includes(email)) return { role: 'owner', roleFrom: 'named' };
  return role ? { role, roleFrom: 'given' } : { role: defaultRole, roleFrom: 'default' };
}
