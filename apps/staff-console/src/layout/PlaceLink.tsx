import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, media } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from './base-path.ts';
import type { ConsolePlace } from './console-pages.ts';
import { Count, PlaceLabel, placeStyle } from './navigation-style.ts';
import { useCurrentPlace } from './use-current-place.ts';
import { useCountOf } from './use-waiting-counts.ts';

const Face = styled(Link)`
  ${placeStyle}
  position: relative;
  > svg {
    flex: none;
  }
  &:hover {
    background-color: ${color.groundAlt};
    color: ${color.ink};
  }
  &[aria-current] {
    border-left-color: ${color.lane};
    background-color: ${color.groundAlt};
    color: ${color.ink};
    ${chosenInForcedColors}
  }
  ${media.desktop} {
    [data-collapsed] & {
      justify-content: center;
      padding: 0 3px 0 0;
      /* Over the corner of the icon. */
      [data-count] {
        position: absolute;
        top: 1px;
        right: 1px;
        min-width: 1rem;
        padding: 0.15rem 0.2rem 0.1rem;
        font-size: 0.6875rem;
      }
    }
  }
`;

/** A link to a place of the console, with its number. */
export function PlaceLink({ place, onChoose }: { place: ConsolePlace; onChoose?: () => void }) {
  const path = useConsolePath();
  const isCurrent = useCurrentPlace();
  const count = useCountOf(place);
  return (
    <Face
      to={path(place.page)}
      title={place.label}
      aria-current={isCurrent(place) ? 'page' : undefined}
      onClick={onChoose}
    >
      <Icon name={place.icon} size={18} />
      <PlaceLabel>{place.label}</PlaceLabel>
      {count && (
        <>
          <Count aria-hidden="true" data-count="" data-urgent={place.count === 'requests' || undefined}>
            {count.figure}
          </Count>
          <VisuallyHidden>{count.words}</VisuallyHidden>
        </>
      )}
    </Face>
  );
}
