import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, text, weight } from '../theme/tokens.ts';

const Details = styled.details`
  padding-top: ${space.sm};
  summary {
    width: fit-content;
    padding-block: ${space.xs};
    color: ${color.link};
    font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
    cursor: pointer;
  }
`;

/** The figures of a chart as a table, closed until it is wanted. */
export function AsTable({ children }: { children: ReactNode }) {
  return (
    <Details>
      <summary>The same as a table</summary>
      {children}
    </Details>
  );
}
