import { styled } from 'styled-components';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { claims } from '@workspace/contracts/claims/claims';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';
import { amountOf } from '../../../claim-notes/noted-claims.ts';
import { PerMile } from '../../../claim-notes/PerMile.tsx';

// The yellow line at the road's edge, wide enough for text.
const Strip = styled.section`
  padding: ${space.xl} ${space.gutter};
`;
const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xl} ${space.lg};
  max-width: ${measure.page};
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
    gap: 0;
  }
`;
const Fact = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  ${media.desktop} {
    padding-inline: ${space.xl};
    border-left: 4px dashed ${color.ink};
    &:first-child {
      padding-left: 0;
      border: 0;
    }
  }
  dd {
    font: ${weight.heavy} clamp(1.875rem, 1.3rem + 2vw, 2.75rem) / 1.1 ${font.sign};
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  dt {
    max-width: 16rem;
    text-wrap: balance;
    font-size: ${text.sm};
    line-height: 1.4;
  }
`;

const facts = [claims.distresses, claims.accuracy, claims.price, claims.imageInterval];

/** The four key figures that an engineer asks for first. */
export function Facts() {
  return (
    <Strip data-ground="lane" aria-label="Key figures">
      <List>
        {facts.map((claim) => (
          <Fact key={claim.value}>
            <dt>
              {claim.wording}
              <ClaimMark of={claim} />
            </dt>
            <dd>
              {amountOf(claim)}
              {claim.value.endsWith('/mi') && <PerMile />}
            </dd>
          </Fact>
        ))}
      </List>
    </Strip>
  );
}
