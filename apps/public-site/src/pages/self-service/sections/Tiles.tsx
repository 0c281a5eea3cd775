import { styled } from 'styled-components';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { selfServiceClaims } from '@workspace/contracts/claims/service-claims';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

// The road under the truck: its edge line, then its surface.
const Road = styled.div`
  padding: ${space.xxl} ${space.gutter} ${space.xl};
  border-top: 7px solid ${color.lane};
  background-color: #2b3032;
  @media print {
    background: none;
  }
`;
const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xl} ${space.lg};
  max-width: ${measure.page};
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dd {
    font: ${weight.heavy} clamp(1.625rem, 1.1rem + 1.9vw, 2.5rem) / 1.1 ${font.sign};
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  dt {
    max-width: 14rem;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
    text-wrap: balance;
  }
`;

const { interval, installation, start, price } = selfServiceClaims;

/** Four figures, on the asphalt under the truck. */
export function Tiles() {
  return (
    <Road>
      <List>
        {[interval, installation, start, price].map((claim) => (
          <div key={claim.value}>
            <dt>
              {claim.wording}
              <ClaimMark of={claim} />
            </dt>
            <dd>{claim.value}</dd>
          </div>
        ))}
      </List>
    </Road>
  );
}
