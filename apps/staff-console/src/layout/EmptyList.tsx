import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.sm};
  padding: ${space.xl} ${space.lg};
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.md};
  p {
    max-width: 36rem;
    color: ${color.inkSoft};
  }
`;
const Title = styled.p`
  && {
    color: ${color.ink};
    font: ${weight.strong} ${text.md} / 1.4 ${font.sign};
  }
`;

/** An empty list: the reason, the next step in words, and its button. */
export function EmptyList({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <Box data-empty="">
      <Title role="status">{title}</Title>
      {children && <p>{children}</p>}
      {action}
    </Box>
  );
}
