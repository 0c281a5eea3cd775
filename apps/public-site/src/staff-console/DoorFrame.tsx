import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@workspace/ui/theme/tokens.ts';

const Frame = styled.main`
  min-height: 100vh;
  display: grid;
  place-content: center;
  padding: ${space.xl};
`;

/** What stands in the console's place while it is not there. */
export function ConsoleHostFrame({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
