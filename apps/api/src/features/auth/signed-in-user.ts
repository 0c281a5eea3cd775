import type { FastifyRequest } from 'fastify';
import type { User } from '@workspace/contracts/auth';
import type { StaffPolicy } from './role-of.ts';
import { toUser } from './to-user.ts';
import { UserEntity } from './user-entity.ts';

/** Returns the user of a request's session. A user whose row was deleted is signed out. */
export async function signedInUser({ session, em }: FastifyRequest, policy: StaffPolicy): Promise<User | undefined> {
  if (!session.userId) return undefined;
  const user = await em.findOne(UserEntity, { id: session.userId });
  return user ? toUser(user, policy) : undefined;
}
