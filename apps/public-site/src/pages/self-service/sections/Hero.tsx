import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { Icon } from '@workspace/ui/Icon';
import { VehicleCamera } from '@workspace/ui/road/VehicleCamera';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { selfServiceBullets } from '../../../../content/self-service.ts';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { DemoButton } from '../../services/DemoButton.tsx';
import { MountedParts } from './MountedParts.tsx';
import { Tiles } from './Tiles.tsx';

const Ground = styled.section`
  container-type: inline-size;
  overflow: clip;
`;
// The truck stands on the tiles as if on the road, and extends to the window's edge.
const Split = styled.div`
  --side: max(${space.gutter}, (100cqw - ${measure.page}) / 2);
  display: grid;
  ${media.desktop} {
    grid-template-columns: calc(var(--side) + min(34rem, 42cqw)) minmax(0, 1fr);
    align-items: end;
    min-height: clamp(36rem, 44cqw, 44rem);
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  align-self: center;
  justify-items: start;
  padding: ${space.xxl} ${space.gutter};
  ${media.desktop} {
    padding: ${space.xxl} 1.5rem ${space.xxl} var(--side);
  }
  h1 {
    font-size: clamp(2.375rem, 1.5rem + 3.4vw, 4rem);
  }
  ul {
    display: grid;
    gap: ${space.md};
  }
  li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: ${space.md};
    font-size: ${text.lg};
    line-height: 1.4;
  }
  li > svg {
    margin-top: 0.2em;
    color: ${color.lane};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
`;
const Picture = styled.div`
  position: relative;
  z-index: 1;
  min-width: 0;
`;

/** The page's hero: the city's own truck with its equipment. */
export function Hero() {
  return (
    <Ground data-ground="asphalt" aria-labelledby="self-title">
      <Split>
        <Copy>
          <Badge tone="lane">Self Service</Badge>
          <h1 id="self-title">Rate your roads from trucks you already drive.</h1>
          <ul role="list">
            {selfServiceBullets.map((bullet) => (
              <li key={bullet}>
                <Icon name="check" /> {bullet}
              </li>
            ))}
          </ul>
          <Actions>
            <DemoButton label="Book a Self Service demo" />
            <SiteLinkButton item={{ label: 'Compare the plans', to: '/#pricing' }} size="lg" />
          </Actions>
        </Copy>
        <Picture>
          <VehicleCamera description="A city truck seen from the side. A camera on a rack over its back looks down at the lane behind it, where a pothole is marked; a camera under its back looks straight down; a GPS receiver sits on the rack." />
        </Picture>
      </Split>
      <Tiles />
      <MountedParts />
    </Ground>
  );
}
