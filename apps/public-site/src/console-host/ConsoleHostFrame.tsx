import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@workspace/ui/theme/tokens.ts';

const Frame = styled.main`
  min-height: 100vh;
  display: grid;
  place-content: center;
  padding: ${space.xl};
`;

/** The frame of notices while the console is not loaded. */
export function ConsoleHostFrame({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
