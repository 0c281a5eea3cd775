import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { dataFacts } from '../../../../content/evidence/facts.ts';
import { Section } from '../../../layout/Section.tsx';
import { NotPublished } from '../NotPublished.tsx';

const Title = styled.h2`
  padding-bottom: ${space.xl};
  color: ${color.inkSoft};
  font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
  letter-spacing: 0;
`;
const Questions = styled.dl`
  > div {
    display: grid;
    gap: ${space.md} 4rem;
    padding-block: clamp(1.5rem, 3vw, 2.5rem);
    border-top: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
      align-items: baseline;
    }
  }
  dt {
    font: ${weight.heavy} clamp(1.5rem, 1.1rem + 1.9vw, 2.5rem) / 1.12 ${font.sign};
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
  dd p {
    padding-top: ${space.sm};
    color: ${color.inkSoft};
  }
  strong {
    font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
  }
`;

/** Ownership and privacy of the images, as questions in large type. */
export function ImagesAndData() {
  return (
    <Section id="images" labelledBy="images-title">
      <Title id="images-title">Five questions about the images of your streets</Title>
      <Questions>
        {dataFacts.map(({ name, answer, ask }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {answer ? <strong>{answer}</strong> : <NotPublished />}
              {ask && <p>{ask}</p>}
            </dd>
          </div>
        ))}
      </Questions>
    </Section>
  );
}
