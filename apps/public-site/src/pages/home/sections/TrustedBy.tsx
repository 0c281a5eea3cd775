import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { clients } from '../../../../content/clients.ts';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { Section } from '../../../layout/Section.tsx';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { isKnown } from '../../../layout/navigation.ts';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  align-items: center;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);
    gap: 4rem;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  > p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
// A distance sign: places to the left, miles to the right, a white line around it.
const Sign = styled.div`
  padding: 0.4rem;
  border-radius: ${radius.sign};
`;
const Board = styled.table`
  width: 100%;
  border: 3px solid ${color.onSign};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: 10px;
  padding: clamp(0.75rem, 2vw, 1.5rem) clamp(1rem, 3vw, 2rem);
  font-family: ${font.sign};
  th,
  td {
    padding-block: 0.5rem;
    font-weight: ${weight.strong};
    line-height: 1.15;
    vertical-align: baseline;
  }
  tbody th {
    font-size: clamp(1.25rem, 0.8rem + 2.2vw, 2.125rem);
    text-align: left;
  }
  td {
    padding-left: ${space.lg};
    font-size: clamp(1.5rem, 0.9rem + 2.9vw, 2.75rem);
    font-weight: ${weight.heavy};
    text-align: right;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font: 400 ${text.sm} / 1.35 ${font.text};
  }
  caption {
    padding-bottom: ${space.xs};
  }
  thead th {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    font-weight: ${weight.medium};
    text-align: left;
    &:last-child {
      text-align: right;
    }
  }
`;

const examples = { label: 'See the examples', to: '/case-studies' };
const potholes = { label: 'Read the potholes report', to: '/potholes-report' };

/** Places with rated roads, on a distance sign. */
export function TrustedBy() {
  return (
    <Section labelledBy="trusted-title">
      <Split>
        <Copy>
          <h2 id="trusted-title">Driven in cities, on highways and in the country</h2>
          <p>
            The same cameras and the same scale serve a large city's streets, a national highway network and a rural
            parish.
          </p>
          {isKnown(examples) && <SiteLinkButton item={examples} />}
          {isKnown(potholes) && <SiteLink item={potholes} />}
        </Copy>
        <Sign data-ground="sign">
          <Board aria-labelledby="trusted-title">
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Miles</th>
              </tr>
            </thead>
            <tbody>
              {clients.map((client) => (
                <Distance key={client.name} {...client} />
              ))}
            </tbody>
          </Board>
        </Sign>
      </Split>
    </Section>
  );
}

function Distance({ name, claim }: (typeof clients)[number]) {
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          {claim.wording}
          <ClaimMark of={claim} />
        </small>
      </th>
      <td>{claim.value}</td>
    </tr>
  );
}
