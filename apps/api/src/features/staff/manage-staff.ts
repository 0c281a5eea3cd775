import type { EntityManager } from '@mikro-orm/postgresql';
import type { FilterQuery } from '@mikro-orm/core';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { Role } from '@workspace/contracts/roles';
import type { listStaff } from '@workspace/contracts/staff';
import { likePattern } from '../../database/like-pattern.ts';
import { isOfDomains } from '../auth/of-domains.ts';
import { roleOf, type StaffPolicy } from '../auth/role-of.ts';
import { UserEntity } from '../auth/user-entity.ts';
import { LastOwner, NamedOwner, StaffNotFound } from './staff-errors.ts';

/** Returns a page of staff who have signed in, by address. */
export async function pageOfStaff(
  em: EntityManager,
  { search, page = 1, pageSize = 50 }: ParsedOf<typeof listStaff>['query'],
  policy: StaffPolicy,
): Promise<[UserEntity[], number]> {
  const like = search && likePattern(search);
  const matches = like
    ? { $or: ['email', 'firstName', 'lastName'].map((field) => ({ [field]: { $ilike: like } })) }
    : {};
  return em.findAndCount(
    UserEntity,
    { $and: [isOfDomains(policy.domains), matches as FilterQuery<UserEntity>] },
    {
      orderBy: { email: 'asc' },
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
  );
}

/** Returns a member of staff. Throws `StaffNotFound`. */
export async function findMember(em: EntityManager, id: string, policy: StaffPolicy): Promise<UserEntity> {
  const user = await em.findOne(UserEntity, { id }, { refresh: true });
  if (!user || !roleOf(user, policy)) throw new StaffNotFound();
  return user;
}

/** Advisory lock: two owners who demote each other at the same time would leave none. */
const rolesLock = 7_204_312;

/** Gives a person a role. Throws `StaffNotFound`, `NamedOwner` and `LastOwner`. */
export async function giveRole(em: EntityManager, id: string, role: Role, policy: StaffPolicy): Promise<UserEntity> {
  return em.transactional(async (inside) => {
    await inside.execute('select pg_advisory_xact_lock(?)', [rolesLock]);
    const user = await findMember(inside, id, policy);
    const current = roleOf(user, policy)!;
    if (role !== 'owner' && current.roleFrom === 'named') throw new NamedOwner();
    if (role !== 'owner' && current.role === 'owner' && !(await hasOtherOwner(inside, id, policy)))
      throw new LastOwner();
    user.role = role;
    return user;
  });
}

export const giveRoleErrors = [StaffNotFound, NamedOwner, LastOwner] as const;

async function hasOtherOwner(em: EntityManager, id: string, policy: StaffPolicy): Promise<boolean> {
  const isOwner: FilterQuery<UserEntity>[] = [{ role: 'owner' }, { email: { $in: [...policy.owners] } }];
  if (policy.defaultRole === 'owner') isOwner.push({ role: null });
  return (
    (await em.count(UserEntity, { $and: [{ id: { $ne: id } }, isOfDomains(policy.domains), { $or: isOwner }] })) > 0
  );
}
