import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { readers } from '../../../../content/readers.ts';
import { ContactButton } from '../../../layout/ContactButton.tsx';
import { Section } from '../../../layout/Section.tsx';

const Rows = styled.dl`
  margin-top: ${space.xl};
  border-top: 2px solid ${color.ink};
  > div {
    display: grid;
    gap: ${space.sm} ${space.xxl};
    padding-block: ${space.xl};
    border-bottom: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: minmax(0, 18rem) minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  dt {
    font: ${weight.heavy} ${text.xl} / 1.2 ${font.sign};
  }
  dd {
    margin: 0;
    color: ${color.inkSoft};
  }
`;
const Foot = styled.div`
  margin-top: ${space.xl};
`;

/** Groups of buyers, their questions, and the benefit for each. */
export function WhoIsItFor() {
  return (
    <Section id="who-is-it-for" labelledBy="readers-title">
      <h2 id="readers-title">Made for whoever answers for the road</h2>
      <Rows>
        {readers.map(({ who, asks, gets }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{asks}</dd>
            <dd>{gets}</dd>
          </div>
        ))}
      </Rows>
      <Foot>
        <ContactButton>Optimize infrastructure</ContactButton>
      </Foot>
    </Section>
  );
}
