import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { SectionText } from '../../../layout/SectionText.tsx';
import { Section } from '../../../layout/Section.tsx';
import { limits } from '../../../road-network/limits.ts';

const Points = styled.ul`
  display: grid;
  gap: ${space.xl};
  list-style: none;
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    column-gap: 4rem;
  }
  li {
    padding-top: ${space.md};
    border-top: 4px dashed ${color.lineControl};
    font: ${weight.medium} ${text.lg} / 1.45 ${font.text};
  }
`;

export function Limits() {
  return (
    <Section id="limits" labelledBy="limits-title" ground="asphalt">
      <SectionText>
        <h2 id="limits-title">A planning model compares choices. It does not forecast a street.</h2>
      </SectionText>
      <Points role="list">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </Points>
    </Section>
  );
}
