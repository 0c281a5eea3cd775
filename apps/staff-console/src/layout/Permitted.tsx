import type { ReactNode } from 'react';
import type { Permission } from '@workspace/contracts/roles';
import { Notice } from '@workspace/ui/Notice';
import { useDenied } from './use-permission.ts';

interface PermittedProps {
  to: Permission;
  children: ReactNode;
}

/** Shows actions to those who may perform them, and nothing to others. */
export function Permitted({ to, children }: PermittedProps) {
  return useDenied(to) === undefined && children;
}

/** Tells at the top of a page why its actions are missing or rejected. */
export function DeniedNotice({ permission }: { permission: Permission }) {
  const reason = useDenied(permission);
  return reason && <Notice title={reason} />;
}
