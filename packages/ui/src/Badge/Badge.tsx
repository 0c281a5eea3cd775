import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, font, radius, text, weight } from '../theme/tokens.ts';

/** Neutral: a category, a draft. Good: sent, posted. Caution: needs attention. Danger: failed. Lane: highlighted. */
export const badgeTones = ['neutral', 'good', 'caution', 'danger', 'lane'] as const;
export type BadgeTone = (typeof badgeTones)[number];

const looks: Record<BadgeTone, ReturnType<typeof css>> = {
  neutral: css`
    background-color: var(--badge-ground, transparent);
    box-shadow: inset 0 0 0 var(--badge-edge, 1px) ${color.lineControl};
    color: var(--badge-ink, ${color.ink});
  `,
  good: css`
    background-color: ${color.linkTint};
    color: ${color.link};
  `,
  caution: css`
    background-color: ${color.cautionTint};
    color: ${color.caution};
  `,
  danger: css`
    background-color: ${color.dangerTint};
    color: ${color.danger};
  `,
  lane: css`
    background-color: ${color.lane};
    color: ${color.onLane};
  `,
};

const Mark = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding: 0.22em 0.6em 0.2em;
  border-radius: ${radius.sm};
  font: ${weight.strong} ${text.xs} / 1.3 ${font.sign};
  white-space: nowrap;
  ${({ $tone }) => looks[$tone]}
  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
  /* Ink and ground of the tones are both black in print. */
  @media print {
    background: none;
    box-shadow: inset 0 0 0 1px;
    color: #000;
  }
`;

/** A short label for a state or a kind. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <Mark data-badge="" $tone={tone}>
      {children}
    </Mark>
  );
}
