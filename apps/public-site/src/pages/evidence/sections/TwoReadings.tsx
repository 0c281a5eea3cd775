import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { readings, type Readings } from '../../../../content/evidence/readings.ts';
import { Section } from '../../../layout/Section.tsx';
import { SiteLink } from '../../../layout/SiteLink.tsx';

const Title = styled.h2`
  max-width: 36rem;
  padding-bottom: ${space.xxl};
`;
// Two directions of one road, a double yellow line between them.
const Row = styled.article`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xxl};
  border-top: 2px solid ${color.ink};
  ${media.desktop} {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    gap: 3rem;
  }
  h3 {
    text-wrap: balance;
  }
  > div > p {
    max-width: 44rem;
    padding-top: ${space.lg};
    color: ${color.inkSoft};
  }
`;
const Lanes = styled.dl`
  display: grid;
  ${media.phoneUp} {
    grid-template-columns: 1.4fr 1fr;
  }
  > div {
    padding-block: ${space.sm};
  }
  > div + div {
    border-top: 8px double ${color.lane};
    ${media.phoneUp} {
      padding-left: ${space.xl};
      border-top: 0;
      border-left: 8px double ${color.lane};
    }
  }
  dt {
    font: ${weight.heavy} clamp(2.75rem, 2rem + 3vw, 4.5rem) / 1 ${font.sign};
    letter-spacing: -0.04em;
  }
  > div + div dt {
    font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
    line-height: 1.5;
  }
  dd {
    max-width: 22rem;
    padding-right: ${space.lg};
    font-size: ${text.sm};
    line-height: 1.45;
  }
`;

/** Figures that differ from page to page, side by side. */
export function TwoReadings() {
  return (
    <Section id="readings" labelledBy="readings-title" tone="alt">
      <Title id="readings-title">Where two of our pages disagree, and what we have not published</Title>
      {readings.map((one) => (
        <Pair key={one.id} {...one} />
      ))}
    </Section>
  );
}

function Pair({ id, title, usual, other, difference }: Readings) {
  return (
    <Row aria-labelledby={`reading-${id}`}>
      <h3 id={`reading-${id}`}>{title}</h3>
      <div>
        <Lanes>
          {[usual, other].map(({ claim, condition }) => (
            <div key={claim.value}>
              <dt>{claim.value}</dt>
              <dd>{condition}</dd>
            </div>
          ))}
        </Lanes>
        <p>
          {difference} {id === 'price' && <SiteLink item={{ label: 'Open it', to: '/cost' }} />}
        </p>
      </div>
    </Row>
  );
}
