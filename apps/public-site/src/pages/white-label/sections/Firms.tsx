import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { partnerFirms } from '../../../../content/white-label.ts';
import { Section } from '../../../layout/Section.tsx';

const Title = styled.h2`
  max-width: 34rem;
  padding-bottom: ${space.xxl};
`;
// Each type of firm is a street-name blade on its own pole.
const Corner = styled.ul`
  display: grid;
  gap: ${space.xxl} ${space.xl};
  list-style: none;
  ${media.phoneUp} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Firm = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: 0;
  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding: ${space.lg} 0 ${space.md} ${space.lg};
    margin-left: ${space.md};
    border-left: 6px solid ${color.lineControl};
  }
  p {
    padding-bottom: ${space.lg};
    font-size: ${text.md};
  }
  ul {
    list-style: none;
  }
  ul li {
    padding-block: 0.45rem;
    border-top: 1px solid ${color.line};
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
  }
`;
const Blade = styled.h3`
  display: grid;
  align-items: center;
  min-height: 3.75rem;
  padding: ${space.sm} ${space.lg};
  border-radius: 5px;
  font: ${weight.strong} 1.1875rem / 1.15 ${font.sign};
  letter-spacing: 0;
`;

/** The four types of firm that resell the service. */
export function Firms() {
  return (
    <Section labelledBy="firms-title">
      <Title id="firms-title">Four kinds of firm, four offers</Title>
      <Corner role="list">
        {partnerFirms.map(({ name, description, services }) => (
          <Firm key={name}>
            <Blade data-ground="sign">{name}</Blade>
            <div>
              <p>{description}</p>
              <ul role="list" aria-label={`What ${name.toLowerCase()} firms sell`}>
                {services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            </div>
          </Firm>
        ))}
      </Corner>
    </Section>
  );
}
