import { createContext, useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Permission } from '@workspace/contracts/roles';
import { useDenied } from './use-permission.ts';

const ReadOnly = createContext(false);

/** Its children take the places that they would have without it. */
const Fields = styled.fieldset`
  display: contents;
`;

interface PermittedFieldsProps {
  to: Permission;
  children: ReactNode;
}

/**
 * Disables all fields and buttons in it for people whose role lacks a permission: they look at a form, and change
 * nothing. The notice of the page says why.
 */
export function PermittedFields({ to, children }: PermittedFieldsProps) {
  const isDenied = useDenied(to) !== undefined;
  return (
    <ReadOnly value={isDenied}>
      <Fields disabled={isDenied}>{children}</Fields>
    </ReadOnly>
  );
}

/** Returns true in fields that may not be changed: for controls that a disabled fieldset does not reach. */
export const useReadOnly = (): boolean => useContext(ReadOnly);
