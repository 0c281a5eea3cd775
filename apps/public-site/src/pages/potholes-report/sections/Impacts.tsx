import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { potholeImpacts } from '../../../../content/pothole-impacts.ts';
import { Section } from '../../../layout/Section.tsx';
import { WarningSign } from './WarningSign.tsx';
import { ReportMark } from '../ReportMark.tsx';

const Title = styled.h2`
  max-width: 32rem;
  margin-bottom: ${space.xxl};
`;
const Rows = styled.ul`
  display: grid;
  list-style: none;
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    column-gap: 5rem;
  }
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: 5rem 1fr;
  gap: ${space.lg};
  align-items: start;
  padding-block: ${space.xl};
  border-top: 1px solid ${color.lineControl};
  ${media.phoneUp} {
    grid-template-columns: 7.5rem 1fr;
    gap: ${space.xl};
  }
  strong {
    display: block;
    padding-top: ${space.xs};
    font: ${weight.heavy} clamp(1.875rem, 1.4rem + 1.8vw, 2.75rem) / 1.1 ${font.sign};
    letter-spacing: -0.02em;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  p {
    padding-top: ${space.sm};
  }
`;

/** The four kinds of damage, each under its warning sign. */
export function Impacts() {
  return (
    <Section id="impact" labelledBy="impact-title" tone="alt">
      <Title id="impact-title">Four parties pay, and one of them owns the road</Title>
      <Rows role="list">
        {potholeImpacts.map(({ id, category, figure, text }) => (
          <Row key={id}>
            <WarningSign kind={id} />
            <div>
              <h3>{category}</h3>
              <strong>{figure.value}</strong>
              <small>
                {figure.wording}
                <ReportMark of={figure} />
              </small>
              <p>{text}</p>
            </div>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
