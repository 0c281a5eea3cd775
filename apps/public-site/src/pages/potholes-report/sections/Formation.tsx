import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { potholeStages } from '../../../../content/pothole-stages.ts';
import { Section } from '../../../layout/Section.tsx';
import { StageDrawing } from './StageDrawing.tsx';

const Title = styled.h2`
  max-width: 34rem;
  margin-bottom: ${space.xxl};
`;
// One road in four states: the drawings adjoin, so that the layers continue.
const Stages = styled.ol`
  display: grid;
  gap: ${space.xxl} 0;
  list-style: none;
  counter-reset: stage;
  ${media.phoneUp} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  li {
    display: grid;
    gap: ${space.lg};
    align-content: start;
    counter-increment: stage;
  }
  svg {
    width: 100%;
    height: auto;
  }
  li > div {
    padding-right: ${space.xl};
  }
  h3::before {
    content: counter(stage) '. ';
  }
  p {
    padding-top: ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  p + p {
    color: ${color.ink};
    font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
  }
`;

/** The four stages in which a pothole forms. */
export function Formation() {
  return (
    <Section id="formation" labelledBy="formation-title" tone="alt">
      <Title id="formation-title">Four stages, three of them visible before the hole</Title>
      <Stages role="list">
        {potholeStages.map(({ id, title, text, sign }) => (
          <li key={id}>
            <StageDrawing stage={id} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              <p>{sign}</p>
            </div>
          </li>
        ))}
      </Stages>
    </Section>
  );
}
