import { css, styled } from 'styled-components';
import { Dialog } from '@workspace/ui/Dialog';
import { color, font, space } from '@workspace/ui/theme/tokens.ts';
import { onEnter } from './on-enter.ts';

export const searchLook = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0 ${space.lg};
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: none;
  color: ${color.ink};
  font: 400 1.0625rem / 1.4 ${font.text};
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
`;
const Search = styled.input`
  ${searchLook}
`;
export const searchLabels = { 'aria-label': 'Go to', placeholder: 'Search pages, posts, people and actions' };

/** The keys that were pressed before the code of the palette arrived. */
export interface EarlyKeys {
  text: string;
  /** True once Enter was pressed: the first result is opened. */
  isEntered: boolean;
}
export const noKeys: EarlyKeys = { text: '', isEntered: false };

interface EarlyPaletteProps {
  keys: EarlyKeys;
  onKeys: (keys: EarlyKeys) => void;
  onClose: () => void;
}

/** The search of the palette while its code is loaded: no key goes to the page below it. */
export function EarlyPalette({ keys, onKeys, onClose }: EarlyPaletteProps) {
  return (
    <Dialog isOpen isBare isSteady onClose={onClose} title="Go to">
      <Search
        {...searchLabels}
        autoFocus
        readOnly={keys.isEntered}
        value={keys.text}
        onChange={({ target }) => onKeys({ text: target.value, isEntered: false })}
        onKeyDown={onEnter(() => onKeys({ ...keys, isEntered: true }))}
      />
    </Dialog>
  );
}
