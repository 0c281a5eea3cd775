import type { EntityManager } from '@mikro-orm/postgresql';
import { finishLogin } from '@workspace/contracts/auth';
import { problem } from '@workspace/contracts/endpoint/problem';
import type { Identity } from '../../outside/identity-provider.ts';
import { UserEntity } from './user-entity.ts';

/** The person's row, made at the first sign-in and brought up to date at each. An unverified address is refused. */
export async function signIn(em: EntityManager, identity: Identity): Promise<UserEntity> {
  if (!identity.isVerified) {
    throw problem(
      finishLogin,
      'not_allowed',
      'Your e-mail address is not verified yet. Verify it with your sign-in provider, then try again.',
    );
  }
  return em.upsert(
    UserEntity,
    {
      email: identity.email.toLowerCase(),
      firstName: identity.firstName,
      lastName: identity.lastName,
      profileImageUrl: identity.profileImageUrl,
      updatedAt: new Date(),
    },
    { onConflictFields: ['email'] },
  );
}
