import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { Claim } from '@workspace/contracts/claims/claim';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-top: 4px solid ${color.ink};
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${space.lg} ${space.md} ${space.md} 0;
  }
  dd {
    font: ${weight.heavy} clamp(1.625rem, 0.9rem + 2.9vw, 3.25rem) / 1.1 ${font.sign};
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  dt {
    max-width: 15rem;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
    text-wrap: balance;
  }
`;

/** The four results of a study. */
export function Metrics({ metrics }: { metrics: readonly Claim[] }) {
  return (
    <List data-part="wide">
      {metrics.map((claim) => (
        <div key={claim.wording}>
          <dt>
            {claim.wording}
            {claim.basis !== 'shown' && <ClaimMark of={claim} />}
          </dt>
          <dd>{claim.value}</dd>
        </div>
      ))}
    </List>
  );
}
