import { styled } from 'styled-components';
import { DeteriorationCurve } from '@workspace/ui/road/DeteriorationCurve';
import { PciScale } from '@workspace/ui/road/PciScale';
import { RoadSurface } from '@workspace/ui/road/RoadSurface';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';
import { space } from '@workspace/ui/theme/tokens.ts';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';
import { storyPlans, surfaceOf, type StoryName } from '../../../content/street-networks.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space.lg};
  min-width: 0;
`;

const ofTime = new Set(['Infrastructure Costs', 'Maintenance Strategy', 'Economic Impact', 'Climate Adaptation']);
const networks: Readonly<Record<string, StoryName>> = {
  'Smart Cities': 'metro',
  'Rural Infrastructure': 'county',
  'Future Tech': 'suburb',
};

/** The drawing for a category: condition over time, a network, or a road as the camera sees it. */
export function TopicDrawing({ category }: { category: string }) {
  return <Frame>{drawingOf(category)}</Frame>;
}

function drawingOf(category: string) {
  if (ofTime.has(category)) {
    return (
      <DeteriorationCurve description="An example of pavement condition over 24 years, left alone and treated in time." />
    );
  }
  const network = networks[category];
  if (network) {
    return (
      <>
        <StreetNetwork
          plan={storyPlans[network]}
          description="A drawn example of a street network, colored by Pavement Condition Index."
        />
        <PciScale />
      </>
    );
  }
  return <RoadSurface {...surfaceOf('city', 'Fulton St')} note={`example drawing. ${bandNamesNote}`} />;
}
