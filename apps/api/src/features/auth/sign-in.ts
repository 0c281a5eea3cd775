import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain-error.ts';
import type { Identity } from '../../adapters/identity-provider.ts';
import { UserEntity } from './user-entity.ts';

export class UnverifiedAddress extends DomainError<'not_allowed'> {}

/** Returns the user's row, created at the first sign-in and updated at each. Throws `UnverifiedAddress`. */
export async function signIn(em: EntityManager, identity: Identity): Promise<UserEntity> {
  if (!identity.isVerified) {
    throw new UnverifiedAddress(
      'not_allowed',
      'Your email address is not verified: your sign-in provider does not confirm it (email_verified). Verify it there, or ask the people who run the provider, then try again.',
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
