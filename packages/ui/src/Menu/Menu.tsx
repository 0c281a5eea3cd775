import { useId, useRef, useState, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../Button/button-style.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuAlign } from './place-popover.ts';

const Trigger = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;
/** A round button without a look of its own, for an avatar or an icon. */
export const BareFace = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  &:focus-visible {
    border-radius: 50%;
  }
`;
export type MenuProps = {
  /** Name of the button when its content has no text, such as 'Actions for The road ahead'. */
  label?: string;
  /** Content of the button. */
  trigger: ReactNode;
  look?: ButtonVariant;
  size?: ButtonSize;
  /** The button in place of one with a look, such as `BareFace` or a toolbar's. */
  face?: ElementType;
  /** Further attributes of the button. */
  attributes?: Omit<ComponentProps<'button'>, 'ref' | 'onClick'> & { 'data-row-menu'?: string };
  /** The edge of the button at which the menu begins: `start` near the left side of the page. */
  align?: MenuAlign;
  /** Shown above the items; not an item itself. */
  heading?: ReactNode;
  /** `MenuItem`s. A function renders them only while the menu is open: for a menu in each row of a long list. */
  children: ReactNode | (() => ReactNode);
};

/** A button that opens a list of actions, on the native popover: it opens and closes without scripts. */
export function Menu({
  label,
  trigger,
  look = 'quiet',
  size = 'sm',
  face: Face,
  attributes,
  align = 'end',
  heading,
  children,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isMounted, mount] = useMounted(typeof children !== 'function');
  const own = {
    onClick: mount,
    ...attributes,
    popoverTarget: isMounted ? id : undefined,
    ref: button,
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-label': label,
  } as const;
  const list = { id, name: label ?? 'Menu', button, align, heading, onToggle: setOpen };
  return (
    <>
      {Face ? (
        <Face {...own}>{trigger}</Face>
      ) : (
        <Trigger {...own} $variant={look} $size={size}>
          {trigger}
        </Trigger>
      )}
      {isMounted && <MenuList {...list}>{children}</MenuList>}
    </>
  );
}

/** Mounts on a click. The browser opens the popover after that event, so the list must be there by then. */
function useMounted(isMountedAtOnce: boolean): [boolean, (() => void) | undefined] {
  const [isMounted, setMounted] = useState(isMountedAtOnce);
  return [isMounted, isMounted ? undefined : () => flushSync(() => setMounted(true))];
}
