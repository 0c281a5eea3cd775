import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** A heading above a list or the charts. */
export const SectionTitle = styled.h2`
  margin-bottom: ${space.sm};
  font: ${weight.heavy} ${text.md} / 1.3 ${font.sign};
`;

/** Rows of 44 px in one box. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  list-style: none;
`;

/** One row: its parts in a line, and below each other on a phone. */
export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.lg};
  min-height: 2.75rem;
  padding: ${space.xs} ${space.lg};
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
    flex: 1 1 14rem;
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
  }
  > [data-state] {
    ${media.desktop} {
      flex: 0 0 7rem;
    }
  }
  > [data-end] {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
