import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { operationFacts } from '../../../../content/evidence/facts.ts';
import { Section } from '../../../layout/Section.tsx';
import { NotPublished } from '../NotPublished.tsx';

const Title = styled.h2`
  max-width: 40rem;
  padding-bottom: ${space.xxl};
`;
// Text runs in two columns, like the small print of a datasheet.
const Columns = styled.dl`
  ${media.desktop} {
    columns: 2;
    column-gap: 5rem;
  }
  > div {
    display: grid;
    gap: ${space.sm};
    padding-bottom: ${space.xl};
    break-inside: avoid;
  }
  dt {
    font: ${weight.strong} ${text.lg} / 1.3 ${font.sign};
  }
  dd p {
    padding-top: ${space.sm};
    color: ${color.inkSoft};
  }
`;

/** Uptime and hosting. */
export function Operation() {
  return (
    <Section id="operation" labelledBy="operation-title">
      <Title id="operation-title">How we would know that this website is down, before you tell us</Title>
      <Columns>
        {operationFacts.map(({ name, answer, ask }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {answer ?? <NotPublished />}
              {ask && <p>{ask}</p>}
            </dd>
          </div>
        ))}
      </Columns>
    </Section>
  );
}
