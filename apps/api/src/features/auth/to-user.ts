import type { User } from '@workspace/contracts/auth';
import { isStaffEmail } from './staff-domain.ts';
import type { UserEntity } from './user-entity.ts';

export function toUser(user: UserEntity, staffEmailDomains: readonly string[]): User {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return {
    email: user.email,
    username: name || user.email.slice(0, user.email.lastIndexOf('@')),
    profileImageUrl: user.profileImageUrl ?? null,
    isStaff: isStaffEmail(user.email, staffEmailDomains),
  };
}
