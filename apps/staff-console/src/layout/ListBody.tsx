import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';
import { useFirstRows } from './use-first-rows.ts';

const Body = styled.tbody`
  > tr:has([data-opens]) {
    cursor: pointer;
  }
  > tr[data-selected] {
    background-color: ${color.linkTint};
  }
`;

/** The rows of a list, with its keys and presses: see use-lists.ts. */
export function ListBody({ children }: { children: readonly ReactElement[] }) {
  return <Body data-rows="">{useFirstRows(children)}</Body>;
}
