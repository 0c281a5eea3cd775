import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { color, font, radius, space, text, weight } from '../theme/tokens.ts';

/** Regular: a few figures on a public page. Dense: many figures. List: the console's long lists, in a box. */
export const tableDensities = ['regular', 'dense', 'list'] as const;
export type TableDensity = (typeof tableDensities)[number];

const cells: Record<TableDensity, ReturnType<typeof css>> = {
  regular: css`
    padding: 0.85rem ${space.lg} 0.85rem 0;
    font-size: 1rem;
  `,
  dense: css`
    padding: 0.5rem ${space.lg} 0.5rem 0;
    font-size: ${text.sm};
    line-height: 1.4;
  `,
  list: css`
    height: 2.5rem;
    padding: ${space.xs} ${space.md};
    font-size: ${text.sm};
    line-height: 1.35;
  `,
};

const Scroller = styled.section`
  /* Keeps visually hidden headings of its columns within the scrolled part. */
  position: relative;
  max-width: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  &[data-boxed] {
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background-color: ${color.surface};
  }
`;

/** The console's lists: rows of 40 px in a box. */
const listSheet = css`
  caption:not([data-hidden]) {
    padding: ${space.sm} ${space.lg};
  }
  caption[data-hidden] {
    padding: 0;
  }
  tr > :first-child {
    padding-left: ${space.lg};
  }
  thead :is(th, td) {
    height: 2.125rem;
    border-bottom: 1px solid ${color.line};
    font-size: ${text.xs};
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  /* Most email addresses fit on one line, also on a phone. */
  tbody th {
    min-width: 9rem;
  }
  tbody tr:focus-within {
    background-color: ${color.linkTint};
  }
`;

const narrowSheet = css`
  th,
  td {
    padding-right: ${space.sm};
    font-size: ${text.sm};
  }
  thead th:not([data-numeric]) {
    white-space: normal;
  }
`;

const Sheet = styled.table<{ $density: TableDensity }>`
  width: 100%;
  text-align: left;
  overflow-wrap: normal;
  caption {
    caption-side: top;
    padding-bottom: ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.sm};
    text-align: left;
  }
  th,
  td {
    ${({ $density }) => cells[$density]} border-bottom: 1px solid ${color.line};
    vertical-align: ${({ $density }) => ($density === 'regular' ? 'baseline' : 'middle')};
  }
  th {
    font-family: ${font.sign};
    font-weight: ${weight.strong};
  }
  thead th {
    border-bottom: 2px solid ${color.ink};
    color: ${color.inkSoft};
    font-size: ${text.sm};
    white-space: nowrap;
  }
  tbody tr:hover {
    background-color: color-mix(in srgb, ${color.ink} 4%, transparent);
  }
  [data-numeric] {
    text-align: right;
    white-space: nowrap;
    font-family: ${font.sign};
  }
  tbody [data-numeric] {
    font-weight: ${weight.strong};
  }
  /* On the narrowest phones a table of a few columns fits without scrolling. */
  @media (max-width: 22.5rem) {
    ${({ $density }) => $density !== 'list' && narrowSheet}
  }
  tr > :last-child {
    padding-right: ${({ $density }) => ($density === 'list' ? space.md : 0)};
  }
  tfoot :is(th, td) {
    border-bottom: 0;
    border-top: 2px solid ${color.ink};
    font-weight: ${weight.strong};
  }
  ${({ $density }) => $density === 'list' && listSheet}
`;

export type TableProps = {
  /** Caption of the table, also the name of its scrolling area. */
  caption: string;
  isCaptionHidden?: boolean;
  density?: TableDensity;
  /** `thead`, `tbody`, `tfoot`; mark cells with figures by `data-numeric`. */
  children: ReactNode;
};

/** A real table that scrolls sideways by itself when it is wider than its container. */
export function Table({ caption, isCaptionHidden = false, density = 'regular', children }: TableProps) {
  return (
    <Scroller aria-label={caption} tabIndex={0} data-boxed={density === 'list' || undefined}>
      <Sheet $density={density}>
        <caption data-hidden={isCaptionHidden || undefined}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </Sheet>
    </Scroller>
  );
}
