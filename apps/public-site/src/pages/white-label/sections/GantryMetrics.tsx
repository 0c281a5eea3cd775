import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { whiteLabelMetrics } from '../../../../content/white-label.ts';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

// Draws four panels on one pair of hangers.
const Panels = styled.dl`
  position: relative;
  display: grid;
  gap: ${space.sm};
  ${media.phoneUp} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: 1fr;
    grid-auto-rows: 1fr;
    padding-top: 1.5rem;
    &::before {
      content: '';
      position: absolute;
      inset: 0 3.5rem 1rem;
      border-inline: 6px solid ${color.lineControl};
    }
  }
`;
const Panel = styled.div`
  position: relative;
  display: flex;
  flex-flow: row-reverse wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space.md};
  padding: ${space.md} ${space.lg};
  border: 3px solid ${color.onSign};
  border-radius: 9px;
  outline: 5px solid ${color.sign};
  outline-offset: -1px;
  margin: 5px;
  dd {
    font: ${weight.heavy} clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem) / 1.1 ${font.sign};
    letter-spacing: -0.02em;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  dt {
    flex: 1 1 7rem;
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
    text-align: right;
  }
  ${media.desktop} {
    padding: ${space.md} ${space.xl};
  }
`;

/** Four figures, as panels of the gantry. */
export function GantryMetrics() {
  return (
    <Panels>
      {whiteLabelMetrics.map((claim) => (
        <Panel key={claim.wording} data-ground="sign">
          <dt>
            {claim.wording}
            <ClaimMark of={claim} />
          </dt>
          <dd>{claim.value}</dd>
        </Panel>
      ))}
    </Panels>
  );
}
