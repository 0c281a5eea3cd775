import { styled } from 'styled-components';
import { color, font, media, space, weight } from '@workspace/ui/theme/tokens.ts';
import { expertise } from '../../../../content/expertise.ts';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { claims } from '@workspace/contracts/claims/claims';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 19rem) minmax(0, 1fr);
    gap: 5rem;
    > h2 {
      position: sticky;
      top: 6.5rem;
      align-self: start;
    }
  }
`;
const List = styled.dl`
  > div {
    display: grid;
    gap: ${space.xs} ${space.xl};
    padding-block: 1.1rem;
    border-top: 1px solid ${color.lineControl};
    ${media.phoneUp} {
      grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
      align-items: baseline;
    }
  }
  > div:last-child {
    border-bottom: 1px solid ${color.lineControl};
  }
  dt {
    font: ${weight.heavy} clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem) / 1.25 ${font.sign};
    letter-spacing: -0.01em;
  }
  dd {
    color: ${color.inkSoft};
  }
`;

/** The company's fields of expertise. */
export function Expertise() {
  return (
    <Section labelledBy="expertise-title" tone="alt">
      <Split>
        <h2 id="expertise-title">Eight things we know how to do</h2>
        <List>
          {expertise.map(({ subject, detail }) => (
            <div key={subject}>
              <dt>{subject}</dt>
              <dd>
                {detail}
                <ClaimMarks text={detail} claims={[claims.scale, claims.distresses]} />
              </dd>
            </div>
          ))}
        </List>
      </Split>
    </Section>
  );
}
