import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** A heading above a list or the charts. */
export const SectionTitle = styled.h2`
  margin-bottom: ${space.sm};
  font: ${weight.heavy} ${text.md} / 1.3 ${font.sign};
`;

/** Rows of 40 px in one box. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  list-style: none;
`;

/** One row: its parts in a line; on a phone below each other, beside the one thing to do. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.hair} ${space.lg};
  min-height: 2.5rem;
  padding: ${space.sm} ${space.lg};
  ${media.phoneUp} {
    display: flex;
    gap: ${space.xs} ${space.lg};
    padding-block: ${space.hair};
  }
  > * {
    grid-column: 1;
  }
  &:has([data-opens]) {
    cursor: pointer;
  }
  &:hover {
    background-color: color-mix(in srgb, ${color.ink} 4%, transparent);
  }
  &:focus-within {
    background-color: ${color.linkTint};
  }
  font-size: ${text.sm};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }
  > a {
    color: inherit;
    font: ${weight.strong} ${text.sm} / 1.35 ${font.sign};
    overflow-wrap: anywhere;
  }
  > a:not(:hover, :focus-visible) {
    text-decoration: none;
  }
  > p {
    flex: 1 1 8rem;
    min-width: 0;
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
  }
  > [data-state] {
    ${media.desktop} {
      flex: 0 0 6rem;
    }
  }
  > [data-end] {
    grid-area: 1 / 2 / span 3;
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
