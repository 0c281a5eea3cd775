import { styled } from 'styled-components';
import { space } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../../../layout/Section.tsx';
import { MapFeature } from './MapFeature.tsx';
import { PlanFeature } from './PlanFeature.tsx';
import { SightFeature } from './SightFeature.tsx';

const Rows = styled.div`
  display: grid;
  gap: ${space.section};
`;

/** The deliverables: the map, the detected objects, the plan. */
export function Features() {
  return (
    <Section id="features" labelledBy="map-title" tone="alt">
      <Rows>
        <MapFeature />
        <SightFeature />
        <PlanFeature />
      </Rows>
    </Section>
  );
}
