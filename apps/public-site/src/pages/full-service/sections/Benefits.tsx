import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { fullServiceBenefits } from '../../../../content/full-service.ts';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { fullServiceClaims } from '@workspace/contracts/claims/service-claims';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    gap: 5rem;
    > h2 {
      position: sticky;
      top: 6.5rem;
      align-self: start;
    }
  }
`;
const List = styled.dl`
  div {
    display: grid;
    gap: ${space.sm};
    padding-block: ${space.xl};
    border-bottom: 1px solid ${color.line};
  }
  div:first-child {
    padding-top: 0;
  }
  dt {
    font: ${weight.heavy} clamp(1.375rem, 1.1rem + 1.2vw, 2rem) / 1.15 ${font.sign};
    letter-spacing: -0.012em;
  }
  dd {
    max-width: 36rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** Four benefits, one below the other, in large type. */
export function Benefits() {
  return (
    <Section labelledBy="change-title">
      <Split>
        <h2 id="change-title">What changes for a public works department</h2>
        <List>
          {fullServiceBenefits.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {description}
                <ClaimMarks text={description} claims={[fullServiceClaims.monthlyScanRepair]} />
              </dd>
            </div>
          ))}
        </List>
      </Split>
    </Section>
  );
}
