import type { StaffMember } from '@workspace/contracts/staff';
import { roleOf, type StaffPolicy } from '../auth/role-of.ts';
import { nameOf } from '../auth/person-name.ts';
import type { UserEntity } from '../auth/user-entity.ts';

/** Returns a member of staff as `yourEmail` sees them; undefined for a person who is not staff. */
export function toStaffMember(user: UserEntity, policy: StaffPolicy, yourEmail: string): StaffMember | undefined {
  const role = roleOf(user, policy);
  return (
    role && {
      id: user.id,
      email: user.email,
      name: nameOf(user),
      ...role,
      isYou: user.email === yourEmail,
      lastSignInAt: user.updatedAt.toISOString(),
    }
  );
}
