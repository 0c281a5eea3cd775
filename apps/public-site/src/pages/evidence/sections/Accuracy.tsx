import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import {
  accuracyClaims,
  accuracyDifference,
  samplingError,
  soundStatement,
} from '../../../../content/evidence/accuracy.ts';
import { Section } from '../../../layout/Section.tsx';
import { AccuracyTable } from './AccuracyTable.tsx';

const Title = styled.div`
  display: grid;
  gap: ${space.lg};
  padding-bottom: ${space.xxl};
  p {
    max-width: 38rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 4rem;
    align-items: end;
  }
`;
const Below = styled.div`
  display: grid;
  gap: ${space.xxl};
  padding-top: ${space.section};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
    gap: 5rem;
  }
  h3 {
    padding-bottom: ${space.lg};
  }
`;
const Sampling = styled.figure`
  display: grid;
  gap: ${space.md};
  align-content: start;
  strong {
    color: ${color.lane};
    font: ${weight.heavy} clamp(4rem, 3rem + 4vw, 7rem) / 0.9 ${font.sign};
    letter-spacing: -0.05em;
  }
  /* The letters of signs have no such mark. */
  span {
    font-family: ${font.text};
  }
  p {
    max-width: 26rem;
  }
  figcaption {
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
  }
`;
const Points = styled.ol`
  counter-reset: point;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: 0 ${space.lg};
    padding-block: ${space.lg};
    border-top: 1px solid ${color.line};
    counter-increment: point;
  }
  li::before {
    content: counter(point) ' ';
    color: ${color.lane};
    font: ${weight.heavy} 2rem / 1.1 ${font.sign};
  }
  strong {
    display: block;
    font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
  }
  span {
    color: ${color.inkSoft};
  }
`;

/** The accuracies of the site, and what a figure for accuracy has to say. */
export function Accuracy() {
  return (
    <Section id="accuracy" labelledBy="accuracy-title" ground="asphalt">
      <Title>
        <h2 id="accuracy-title">Four accuracies, and none has its measurement beside it yet</h2>
        <p>
          We print {accuracyClaims.map(({ claim }) => claim.value).join(', ')}. {accuracyDifference}
        </p>
      </Title>
      <AccuracyTable />
      <Below>
        <Sampling>
          <strong>
            <span>±</span>
            {samplingError.value}
          </strong>
          <p>{samplingError.description}</p>
          <figcaption>{samplingError.source}</figcaption>
        </Sampling>
        <div>
          <h3>What a figure for accuracy has to say</h3>
          <Points role="list">
            {soundStatement.map(({ title, description }) => (
              <li key={title}>
                <div>
                  <strong>{title}</strong>
                  <span>{description}</span>
                </div>
              </li>
            ))}
          </Points>
        </div>
      </Below>
    </Section>
  );
}
