import { styled } from 'styled-components';
import { claims } from '@workspace/contracts/claims/claims';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import {
  asphaltDistresses,
  concreteDistresses,
  distresses,
  isHiddenFromAbove,
} from '../../../../content/evidence/distresses.ts';
import { Section } from '../../../layout/Section.tsx';
import { DistressTable } from './DistressTable.tsx';

const Head = styled.div`
  display: grid;
  gap: ${space.xxl};
  padding-bottom: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: 5rem;
  }
  > div {
    display: grid;
    gap: ${space.xl};
    align-content: start;
  }
  p {
    color: ${color.inkSoft};
  }
`;
const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  gap: ${space.lg} clamp(1.25rem, 4vw, 3.5rem);
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dd {
    font: ${weight.heavy} clamp(2.75rem, 2rem + 3vw, 4.75rem) / 1 ${font.sign};
    letter-spacing: -0.04em;
  }
  dt {
    max-width: 9rem;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.35;
  }
`;
const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl} 4rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const named = distresses.filter(({ isNamed }) => isNamed).length;
const hidden = distresses.filter(isHiddenFromAbove).length;

/** The distresses of the standard, and those that our copy names. */
export function Coverage() {
  return (
    <Section id="coverage" labelledBy="coverage-title">
      <Head>
        <div>
          <h2 id="coverage-title">Ask every vendor for names, not for a number of kinds</h2>
          <Numbers />
        </div>
        <div>
          <p>
            The standard defines {asphaltDistresses.length} distresses of asphalt and {concreteDistresses.length} of
            concrete. Which of them make up our {claims.distresses.value}, and which a person rates, we still have to
            confirm. Until then <em>named</em> marks those that our <a href="/faq#distresses">FAQ</a> names.
          </p>
          <p>
            {hidden} of the {distresses.length} are graded by a height, a depth or the ride of a vehicle. A picture from
            above can show that they are there; how severe they are takes a second measurement. Put that question to us
            too.
          </p>
        </div>
      </Head>
      <Tables>
        <DistressTable caption="Asphalt" rows={asphaltDistresses} />
        <DistressTable caption="Concrete" rows={concreteDistresses} />
      </Tables>
    </Section>
  );
}

/** The standard, our number and our names. */
function Numbers() {
  return (
    <Counts>
      <div>
        <dt>distresses in ASTM D6433</dt>
        <dd>{distresses.length}</dd>
      </div>
      <div>
        <dt>kinds that we say we tell apart</dt>
        <dd>{claims.distresses.value}</dd>
      </div>
      <div>
        <dt>that our copy names so far</dt>
        <dd>{named}</dd>
      </div>
    </Counts>
  );
}
