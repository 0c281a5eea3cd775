import type { UserEntity } from './user-entity.ts';

/** Returns a person's name, or else the part of the address before the `@`. */
export function nameOf({ firstName, lastName, email }: Pick<UserEntity, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email.slice(0, email.lastIndexOf('@'));
}
