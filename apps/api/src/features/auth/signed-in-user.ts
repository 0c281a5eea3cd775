import type { FastifyRequest } from 'fastify';
import type { User } from '@workspace/contracts/auth';
import { toUser } from './to-user.ts';
import { UserEntity } from './user-entity.ts';

/** Who a request's session belongs to. A person whose row is gone is signed out. */
export async function signedInUser(
  { session, em }: FastifyRequest,
  staffEmailDomains: readonly string[],
): Promise<User | undefined> {
  if (!session.userId) return undefined;
  const user = await em.findOne(UserEntity, { id: session.userId });
  return user ? toUser(user, staffEmailDomains) : undefined;
}
