import { createContext, useContext } from 'react';
import type { User } from '@workspace/contracts/auth';
import { deniedMessage, isPermitted, type Permission } from '@workspace/contracts/roles';

/** The user whom the access gate let in. Each row of a list reads it: a request or a cookie for each would be slow. */
export const CurrentUser = createContext<User | undefined>(undefined);

/** Returns the user whom the access gate let in, without a request. */
export const useCurrentUser = (): User | undefined => useContext(CurrentUser);

/** Returns why the current user lacks a permission; undefined when they have it. The API enforces it on its own. */
export function useDenied(permission: Permission | undefined): string | undefined {
  const user = useCurrentUser();
  // An API of an earlier release has no roles.
  if (!user?.role || !permission || isPermitted(user.role, permission)) return undefined;
  return deniedMessage(user.role, permission);
}
