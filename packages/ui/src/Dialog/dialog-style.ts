import { css, styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens.ts';

/** Small: a confirmation. Medium: a form. Large: a form with a preview or a table. */
export const dialogSizes = ['sm', 'md', 'lg'] as const;
export type DialogSize = (typeof dialogSizes)[number];

const widths: Record<DialogSize, string> = { sm: '28rem', md: '38rem', lg: '60rem' };

export const Sheet = styled.dialog<{ $size: DialogSize }>`
  width: min(${({ $size }) => widths[$size]}, calc(100vw - 2 * ${space.lg}));
  max-width: none;
  max-height: min(52rem, calc(100dvh - 2 * ${space.lg}));
  margin: auto;
  padding: 0;
  border: 0;
  border-top: 6px solid ${color.lane};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  color: ${color.ink};
  /* Not those of the bar or the heading whose button opens it. */
  text-align: start;
  white-space: normal;
  box-shadow: ${color.shadow};
  overscroll-behavior: contain;
  &[data-steady] {
    --above: clamp(${space.lg}, 8dvh, 5rem);
    max-height: min(52rem, calc(100dvh - var(--above) - ${space.lg}));
    margin-top: var(--above);
  }
  &[data-tone='danger'] {
    border-top-color: ${color.dangerFill};
  }
  &::backdrop {
    background-color: ${color.scrim};
  }
  @starting-style {
    &[open] {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  transition:
    opacity 140ms,
    transform 140ms;
`;

const edge = css`
  padding-inline: clamp(1rem, 4vw, 1.75rem);
`;

export const Head = styled.header`
  ${edge}
  display: grid;
  gap: ${space.xs};
  padding-block: ${space.xl} ${space.md};
  padding-right: 4rem;
  h2 {
    font-size: ${text.xl};
  }
  p {
    color: ${color.inkSoft};
  }
`;

export const Body = styled.div`
  ${edge}
  padding-block: ${space.xs} ${space.xl};
`;

export const Foot = styled.footer`
  ${edge}
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: center;
  justify-content: flex-end;
  padding-block: ${space.lg};
  border-top: 1px solid ${color.line};
  background-color: ${color.surface};
`;

export const Corner = styled.div`
  position: absolute;
  top: ${space.md};
  right: ${space.md};
`;
