import { flushSync } from 'react-dom';
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, type ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../theme/tokens.ts';
import { placePopover, type MenuAlign } from './place-popover.ts';
import { createMenuKeys, focusFirstItem } from './menu-keys.ts';

const List = styled.div<{ $align: MenuAlign }>`
  position: fixed;
  inset: auto;
  position-area: block-end ${({ $align }) => ($align === 'start' ? 'span-inline-end' : 'span-inline-start')};
  position-try-fallbacks: flip-block, flip-inline;
  min-width: 11rem;
  max-width: min(20rem, calc(100vw - 1rem));
  max-height: 70dvh;
  margin: 6px 0;
  padding: ${space.xs};
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};
`;
const Heading = styled.div`
  padding: ${space.sm} ${space.md};
  border-bottom: 1px solid ${color.line};
`;

type MenuListProps = {
  id: string;
  name: string;
  button: RefObject<HTMLButtonElement | null>;
  align: MenuAlign;
  heading?: ReactNode;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode | (() => ReactNode);
};

/** The popover that a menu's button opens. */
export function MenuList({ id, name, button, align, heading, onToggle, children }: MenuListProps) {
  const [moveByKey, startTyping] = useState(createMenuKeys);
  const [isRendered, setRendered] = useState(false);
  // The items must be there when the menu is placed and its first one takes the focus.
  const renderItems = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open') return;
    // Letters that were typed before it closed do not count.
    startTyping(createMenuKeys);
    flushSync(() => setRendered(true));
  };
  // Tab moves on and closes; the popover handles Escape.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    else moveByKey(event, event.currentTarget);
  };
  const closeAfterChoice = (event: MouseEvent<HTMLElement>) => {
    const item = (event.target as HTMLElement).closest('[role^=menuitem]:not([data-keeps-open], [aria-disabled=true])');
    if (item) event.currentTarget.hidePopover();
  };
  const onTurn = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    onToggle(newState === 'open');
    setRendered(newState === 'open');
    if (newState !== 'open' || !button.current) return;
    placePopover(currentTarget, button.current, align);
    focusFirstItem(currentTarget);
  };
  return (
    <List
      id={id}
      popover="auto"
      $align={align}
      onKeyDown={onKeyDown}
      onClick={closeAfterChoice}
      onBeforeToggle={renderItems}
      onToggle={onTurn}
    >
      {heading && <Heading>{heading}</Heading>}
      <div role="menu" aria-label={name}>
        {typeof children === 'function' ? isRendered && children() : children}
      </div>
    </List>
  );
}
