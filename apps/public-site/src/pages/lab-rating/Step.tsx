import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  p {
    max-width: 34rem;
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
`;
// A distance marker at the roadside.
const Marker = styled.p`
  && {
    display: inline-grid;
    place-items: center;
    justify-self: start;
    width: 3.25rem;
    height: 3.25rem;
    border: 3px solid currentColor;
    color: ${color.ink};
    font: ${weight.heavy} 1.75rem / 1 ${font.sign};
  }
`;

/** The number, heading and text of one step. */
export function Step({
  number,
  id,
  title,
  children,
}: {
  number: number;
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Frame>
      <Marker aria-hidden="true">{number}</Marker>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}
