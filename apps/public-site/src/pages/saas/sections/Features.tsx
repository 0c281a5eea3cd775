import { styled } from 'styled-components';
import { RoadCropSource } from '@workspace/ui/road/RoadCrop';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { partnerFeatures } from '../../../../content/partner-features.ts';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { FeatureDrawing } from './FeatureDrawing.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { claims } from '@workspace/contracts/claims/claims';

// A contact sheet of crops of unequal width; each fills its field to the edges.
const Sheet = styled.ul`
  display: grid;
  gap: ${space.xxl} ${space.xl};
  list-style: none;
  ${media.phoneUp} {
    grid-template-columns: repeat(12, 1fr);
  }
`;
const Field = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-column: 1 / -1;
  min-width: 0;
  border-top: 4px solid ${color.ink};
  background-color: ${color.surface};
  > svg {
    border-radius: 0;
  }
  ${media.phoneUp} {
    grid-column: span 6;
    &[data-feature='images'],
    &[data-feature='clients'] {
      grid-column: span 12;
    }
  }
  ${media.desktop} {
    &[data-feature='images'] {
      grid-column: span 8;
    }
    &[data-feature='rating'],
    &[data-feature='plan'] {
      grid-column: span 4;
    }
    &[data-feature='clients'] {
      grid-column: span 8;
    }
  }
`;
const Copy = styled.div`
  padding: ${space.lg} ${space.xl} ${space.xl};
  p {
    max-width: 34rem;
    padding-top: ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.5;
  }
`;

// Wide and narrow fields alternate.
const order = ['images', 'rating', 'distresses', 'inventory', 'plan', 'clients'] as const;
const features = order.map((id) => partnerFeatures.find((feature) => feature.id === id)!);

/** Six features that a partner offers to a client. */
export function Features() {
  return (
    <Section labelledBy="features-title" tone="alt">
      <SectionText>
        <h2 id="features-title">What you can put in front of an owner</h2>
        <p>Six things that the other bidders have to promise for later.</p>
      </SectionText>
      <RoadCropSource />
      <Sheet role="list">
        {features.map(({ id, title, text }) => (
          <Field key={id} data-feature={id}>
            <FeatureDrawing feature={id} />
            <Copy>
              <h3>{title}</h3>
              <p>
                {text}
                <ClaimMarks text={`${title} ${text}`} claims={[claims.imageInterval, claims.distresses]} />
              </p>
            </Copy>
          </Field>
        ))}
      </Sheet>
    </Section>
  );
}
