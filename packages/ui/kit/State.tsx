import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, text } from '../src/theme/tokens.ts';

const Frame = styled.figure`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  min-width: 0;
  &[data-wide] {
    grid-column: 1 / -1;
  }
`;
const Name = styled.figcaption`
  color: ${color.inkSoft};
  font: 400 ${text.xs} / 1.3 ${font.mono};
`;
const Content = styled.div`
  min-width: 0;
`;

/** One state of a component under its name; a wide one takes a whole row. */
export function State({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Frame data-wide={isWide || undefined}>
      <Name>{name}</Name>
      <Content>{children}</Content>
    </Frame>
  );
}
