import { styled } from 'styled-components';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { partnerFeatures } from '../../../../content/partner-features.ts';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { FeatureDrawing } from './FeatureDrawing.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { claims } from '@workspace/contracts/claims/claims';

// One drawing sheet, ruled into fields of unequal width, like a set of road plans.
const Sheet = styled.ul`
  display: grid;
  border: 2px solid ${color.ink};
  background-color: ${color.surface};
  list-style: none;
  ${media.phoneUp} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
const Field = styled.li`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  padding: ${space.xl};
  box-shadow: 0 0 0 1px ${color.line};
  > svg {
    width: 100%;
    height: 7.5rem;
  }
  p {
    padding-top: ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.5;
  }
  ${media.desktop} {
    &:first-child,
    &:last-child {
      grid-column: span 2;
      padding-inline: ${space.xxl};
    }
  }
`;

/** Six features that a partner offers to a client. */
export function Features() {
  return (
    <Section labelledBy="features-title" tone="alt">
      <SectionText>
        <h2 id="features-title">What you can put in front of an owner</h2>
        <p>Six things that the other bidders have to promise for later.</p>
      </SectionText>
      <Sheet role="list">
        {partnerFeatures.map(({ id, title, text }) => (
          <Field key={id}>
            <FeatureDrawing feature={id} />
            <div>
              <h3>{title}</h3>
              <p>
                {text}
                <ClaimMarks text={`${title} ${text}`} claims={[claims.imageInterval, claims.distresses]} />
              </p>
            </div>
          </Field>
        ))}
      </Sheet>
    </Section>
  );
}
