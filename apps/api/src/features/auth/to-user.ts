import type { User } from '@workspace/contracts/auth';
import { nameOf } from './person-name.ts';
import { roleOf, type StaffPolicy } from './role-of.ts';
import type { UserEntity } from './user-entity.ts';

export function toUser(user: UserEntity, policy: StaffPolicy): User {
  const role = roleOf(user, policy)?.role;
  return {
    email: user.email,
    username: nameOf(user),
    profileImageUrl: user.profileImageUrl ?? null,
    isStaff: role !== undefined,
    ...(role && { role }),
  };
}
