import { styled } from 'styled-components';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { whiteLabelBenefits, whiteLabelFeatures } from '../../../../content/white-label.ts';
import { Section } from '../../../layout/Section.tsx';
import { ClientBoard } from './ClientBoard.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 25rem) minmax(0, 1fr);
    gap: 4.5rem;
    align-items: center;
  }
`;
const Gains = styled.div`
  display: grid;
  gap: ${space.xl};
  h2 {
    padding-bottom: ${space.sm};
  }
  dt {
    font-weight: 650;
  }
  dd {
    color: ${color.inkSoft};
  }
  dl {
    display: grid;
    gap: ${space.lg};
  }
`;
const Blocks = styled.ul`
  display: grid;
  gap: ${space.xxl};
  margin-top: ${space.section};
  list-style: none;
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    column-gap: 3.5rem;
  }
  > li {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: ${space.md};
    align-content: start;
    padding-top: ${space.lg};
    border-top: 4px dashed ${color.lineControl};
  }
  p {
    font-size: ${text.md};
  }
  ul {
    padding-left: 1.1em;
    color: ${color.inkSoft};
    font-size: 1rem;
  }
`;

/** The benefits for a firm, and the platform behind them. */
export function Platform() {
  return (
    <Section labelledBy="platform-title">
      <Split>
        <Gains>
          <h2 id="platform-title">All your cities on one board</h2>
          <dl>
            {whiteLabelBenefits.map(({ title, description }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </Gains>
        <ClientBoard />
      </Split>
      <Blocks role="list">
        {whiteLabelFeatures.map(({ title, description, details }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
            <ul>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
      </Blocks>
    </Section>
  );
}
