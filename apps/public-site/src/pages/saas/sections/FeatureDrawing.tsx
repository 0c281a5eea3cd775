import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PciMarks } from '@workspace/ui/road/PciMarks';
import { PlanYears } from '@workspace/ui/road/PlanYears';
import { assetFindings, distressFindings, RoadCrop } from '@workspace/ui/road/RoadCrop';
import { Furniture } from '@workspace/ui/road/StreetFurniture';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { PartnerFeatureId } from '../../../../content/partner-features.ts';
import { prioritiesOf, storyPlans } from '../../../../content/street-networks.ts';

// Three images of one drive, each with its number.
const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 4px;
  background-color: ${color.asphalt};
  span {
    display: block;
    padding: ${space.xs} ${space.sm};
    color: #ece9e1;
    font: 400 ${text.xs} / 1.4 ${font.mono};
  }
`;
const Marks = styled.div`
  padding: ${space.xl} ${space.xl} 0;
`;
// Windows of the dashboard, one over the other.
const Screens = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-bottom: 1px solid ${color.line};
  > div {
    padding: ${space.md};
    border-left: 1px solid ${color.line};
    &:first-child {
      border-left: 0;
    }
  }
  p {
    padding-bottom: ${space.sm};
    font: ${weight.strong} ${text.xs} / 1.2 ${font.sign};
  }
  ${media.phoneUp} {
    > div {
      padding: ${space.lg};
    }
  }
`;

const frames = [
  { name: '0118 pothole', part: [330, 420, 210, 158] },
  { name: '0119 cracking', part: [470, 330, 240, 180] },
  { name: '0120 drain', part: [600, 240, 200, 150] },
] as const;

const clients = [
  { name: 'City', plan: storyPlans.hub },
  { name: 'County', plan: storyPlans.county },
  { name: 'Parish', plan: storyPlans.parish },
] as const;

/** Crops of the product's drawings by feature. */
const drawings: Record<PartnerFeatureId, ReactNode> = {
  images: (
    <Strip aria-hidden="true">
      {frames.map(({ name, part }) => (
        <div key={name}>
          <RoadCrop part={part} />
          <span>{name}</span>
        </div>
      ))}
    </Strip>
  ),
  distresses: <RoadCrop part={[270, 180, 620, 400]} findings={distressFindings} />,
  rating: (
    <Marks>
      <PciMarks marks={prioritiesOf('hub').map(({ street, pci }) => ({ name: street, pci }))} />
    </Marks>
  ),
  inventory: (
    <RoadCrop part={[340, 60, 620, 400]} findings={assetFindings}>
      <Furniture />
    </RoadCrop>
  ),
  plan: (
    <PlanYears description="An example of five years of work within one budget: rebuilding first, more seals and overlays later." />
  ),
  clients: (
    <Screens>
      {clients.map(({ name, plan }) => (
        <div key={name}>
          <p>{name}</p>
          <StreetNetwork
            plan={{ ...plan, labels: [] }}
            description={`The example network of a ${name.toLowerCase()}, colored by rating.`}
          />
        </div>
      ))}
    </Screens>
  ),
};

/** A crop of the drawing or the screen that a feature is about. */
export const FeatureDrawing = ({ feature }: { feature: PartnerFeatureId }) => drawings[feature];
