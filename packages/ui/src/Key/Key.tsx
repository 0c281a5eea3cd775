import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { font, radius, text, weight } from '../theme/tokens.ts';

const Cap = styled.kbd`
  display: inline-block;
  min-width: 1.6em;
  padding: 0.15em 0.4em 0.1em;
  border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
  border-radius: ${radius.sm};
  font: ${weight.medium} ${text.xs} / 1.2 ${font.sign};
  text-align: center;
  white-space: nowrap;
  /* A touch screen has no such keys. */
  @media (pointer: coarse), (max-width: 39.99rem) {
    &[aria-hidden] {
      display: none;
    }
  }
`;

/** A key or a combination of keys, in the color of the text around it. `isQuiet`: screen readers hear it elsewhere. */
export function Key({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
  return <Cap aria-hidden={isQuiet || undefined}>{children}</Cap>;
}
