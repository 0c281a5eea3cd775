import type { MouseEvent, ReactNode, ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { color, font, media, space, text, weight } from '../theme/tokens.ts';
import { trapFocus } from './trap-focus.ts';

const Sheet = styled.div`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(22rem, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: ${space.md} ${space.xl} ${space.xl};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background-color: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  transition:
    transform 200ms ease,
    display 200ms allow-discrete,
    overlay 200ms allow-discrete;
  transform: translateX(100%);
  &:popover-open {
    transform: none;
  }
  @starting-style {
    &:popover-open {
      transform: translateX(100%);
    }
  }
  ${media.calm} {
    transition: none;
  }
  &::backdrop {
    background-color: ${color.scrim};
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  min-height: 3rem;
  font: ${weight.strong} ${text.md} / 1.2 ${font.sign};
`;

export type DrawerProps = {
  /** Pass the same id to the opening button's `popoverTarget`. */
  id: string;
  title: string;
  ground?: 'surface' | 'asphalt';
  children: ReactNode;
};

/**
 * A sheet from the right edge on the native popover: opens, and closes by Escape or a press outside, all without
 * scripts. After hydration it takes and traps the focus while open; the browser returns it.
 */
export function Drawer({ id, title, ground = 'surface', children }: DrawerProps) {
  const closeAfterChoice = (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as HTMLElement).closest('a[href], [data-closes]')) event.currentTarget.hidePopover();
  };
  const takeFocus = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') currentTarget.querySelector('button')?.focus();
  };
  return (
    <Sheet
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      data-ground={ground === 'asphalt' ? ground : undefined}
      onClick={closeAfterChoice}
      onKeyDown={(event) => trapFocus(event, event.currentTarget)}
      onToggle={takeFocus}
    >
      <Head>
        {title}
        <Button variant="quiet" size="sm" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
          <VisuallyHidden>Close menu</VisuallyHidden>
        </Button>
      </Head>
      {children}
    </Sheet>
  );
}
