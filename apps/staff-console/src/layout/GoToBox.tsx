import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { Key } from '@workspace/ui/Key';
import { color } from '@workspace/ui/theme/tokens.ts';
import { PlaceLabel, placeStyle } from './navigation-style.ts';
import { ariaShortcut, shortcutName, type Shortcut } from './shortcut.ts';

const Face = styled.button`
  ${placeStyle}
  border: 1px solid ${color.lineControl};
  > svg {
    flex: none;
  }
  &:hover {
    border-color: ${color.ink};
    color: ${color.ink};
  }
  [data-collapsed] & > kbd {
    display: none;
  }
  [data-collapsed] & {
    justify-content: center;
    padding: 0;
  }
`;

/** Opens the command palette from everywhere. */
export const paletteShortcut: Shortcut = { key: 'k' };

/** The button that opens the command palette. */
export function GoToBox({ onOpen }: { onOpen: () => void }) {
  return (
    <Face
      type="button"
      title={`Go to a page, a post or a list (${shortcutName(paletteShortcut)})`}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaShortcut(paletteShortcut)}
      onClick={onOpen}
    >
      <Icon name="search" size={16} />
      <PlaceLabel>Go to…</PlaceLabel>
      <Key isQuiet>{shortcutName(paletteShortcut).replace('+', ' ')}</Key>
    </Face>
  );
}
