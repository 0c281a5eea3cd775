import type { EntityManager } from '@mikro-orm/postgresql';
import { finishLogin } from '@workspace/contracts/auth';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import type { Identity } from '../../adapters/identity-provider.ts';
import { UserEntity } from './user-entity.ts';

/** Returns the user's row, created at the first sign-in and updated at each. Rejects an unverified address. */
export async function signIn(em: EntityManager, identity: Identity): Promise<UserEntity> {
  if (!identity.isVerified) {
    throw apiError(
      finishLogin,
      'not_allowed',
      'Your email address is not verified: your sign-in provider does not confirm it (email_verified). Verify it there, or ask whoever runs the provider, then try again.',
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
