import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';

const Frame = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  > summary {
    padding: ${space.md} ${space.lg};
  }
  > div {
    max-height: 24rem;
    padding: 0 ${space.lg} ${space.md};
    overflow-y: auto;
  }
`;

/** A table below its summary, folded in until somebody wants it or has to choose in it. */
export function Fold({ summary, isOpen, children }: { summary: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <Frame open={isOpen || undefined}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </Frame>
  );
}
