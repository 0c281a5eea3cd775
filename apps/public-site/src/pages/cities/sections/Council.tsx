import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { councilQuestions } from '../../../../content/cities.ts';
import { Section } from '../../../layout/Section.tsx';

const Minutes = styled.dl`
  div {
    display: grid;
    gap: ${space.lg};
    padding-block: clamp(1.75rem, 4vw, 3.25rem);
    border-top: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      gap: 4rem;
      align-items: baseline;
    }
  }
  dt {
    font: ${weight.heavy} clamp(1.625rem, 1.1rem + 2.4vw, 3rem) / 1.08 ${font.sign};
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
  dd {
    max-width: 34rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Title = styled.h2`
  padding-bottom: ${space.xl};
  color: ${color.inkSoft};
  font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
  letter-spacing: 0;
`;

/** Questions from a council meeting, in large type. */
export function Council() {
  return (
    <Section labelledBy="council-title" ground="asphalt">
      <Title id="council-title">Three questions from the floor</Title>
      <Minutes>
        {councilQuestions.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </Minutes>
    </Section>
  );
}
