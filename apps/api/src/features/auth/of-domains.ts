import { raw, type FilterQuery } from '@mikro-orm/core';
import type { UserEntity } from './user-entity.ts';

/** The expression that the index `users_domain` has. */
const domain = `substring(email from '[^@]*$')`;

/** Finds people whose addresses are of these domains, in lowercase: staff who have signed in. */
export const isOfDomains = (domains: readonly string[]): FilterQuery<UserEntity> => ({
  [raw(domain)]: { $in: [...domains] },
});
