import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Body = styled.tbody`
  > tr:has([data-opens]) {
    cursor: pointer;
  }
`;

/** The rows of a list, with its keys and presses: see use-lists.ts. */
export function ListBody({ children }: { children: ReactNode }) {
  return <Body data-rows="">{children}</Body>;
}
