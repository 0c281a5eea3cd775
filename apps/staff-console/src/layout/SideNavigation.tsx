import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { Icon } from '@workspace/ui/Icon';
import { LaneMark } from '@workspace/ui/road/LaneMark';
import { color, font, media, space, weight } from '@workspace/ui/theme/tokens.ts';
import { consolePages, footPages, type ConsolePlace } from './console-pages.ts';
import { GoToBox } from './GoToBox.tsx';
import { PlaceLabel, placeStyle } from './navigation-style.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { PlaceLink } from './PlaceLink.tsx';

const Side = styled.header`
  display: none;
  ${media.desktop} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    gap: ${space.md};
    height: 100vh;
    padding: ${space.lg} 0.625rem ${space.sm};
    overflow-y: auto;
  }
`;
const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 2rem;
  padding-inline: ${space.sm};
  color: ${color.ink};
  font: ${weight.heavy} 1.0625rem / 1 ${font.sign};
  text-decoration: none;
  [data-collapsed] & {
    justify-content: center;
    padding: 0;
  }
`;
const Places = styled.ul`
  display: grid;
  gap: 1px;
  padding: 0;
  list-style: none;
`;
const Foot = styled.div`
  display: grid;
  gap: 1px;
  margin-top: auto;
`;
const Collapse = styled.button`
  ${placeStyle}
  &:hover {
    background-color: ${color.groundAlt};
    color: ${color.ink};
  }
  > svg {
    flex: none;
  }
  [data-collapsed] & {
    justify-content: center;
    padding: 0 3px 0 0;
  }
`;

interface SideNavigationProps {
  isCollapsed: boolean;
  onCollapse: () => void;
  onGoTo: () => void;
  onShowKeys: () => void;
}

/** The navigation beside the page, on a desktop. */
export function SideNavigation({ isCollapsed, onCollapse, onGoTo, onShowKeys }: SideNavigationProps) {
  const label = isCollapsed ? 'Expand the navigation' : 'Collapse';
  return (
    <Side>
      <Brand href="/" title="Back to Home">
        <LaneMark size={24} />
        <PlaceLabel>{brand.name}</PlaceLabel>
      </Brand>
      <GoToBox onOpen={onGoTo} />
      <nav aria-label="Console">
        <PlaceList places={consolePages} />
      </nav>
      <Foot>
        <nav aria-label="Settings">
          <PlaceList places={footPages} />
        </nav>
        <Collapse type="button" title={label} onClick={onCollapse}>
          <Icon name="sidebar" size={18} />
          <PlaceLabel>{label}</PlaceLabel>
        </Collapse>
        <PersonMenu onShowKeys={onShowKeys} />
      </Foot>
    </Side>
  );
}

function PlaceList({ places }: { places: readonly ConsolePlace[] }) {
  return (
    <Places>
      {places.map((place) => (
        <li key={place.page}>
          <PlaceLink place={place} />
        </li>
      ))}
    </Places>
  );
}
