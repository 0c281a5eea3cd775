import { deniedMessage, isPermitted, type Permission } from '@workspace/contracts/roles';
import { useAuth } from '@workspace/contracts/react/use-auth';

/** Returns why the current user lacks a permission; undefined when they have it. The API enforces it on its own. */
export function useDenied(permission: Permission | undefined): string | undefined {
  const { user } = useAuth();
  // An API of an earlier release has no roles.
  if (!user?.role || !permission || isPermitted(user.role, permission)) return undefined;
  return deniedMessage(user.role, permission);
}
