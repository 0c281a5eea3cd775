import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Body, Corner, Foot, Head, Sheet, type DialogSize } from './dialog-style.ts';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  isOpen: boolean;
  /** Called on Escape, the close button or a press outside. Set `isOpen` to false to close. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: DialogSize;
  tone?: 'calm' | 'danger';
  role?: 'dialog' | 'alertdialog';
  /** For a dialog whose height changes with its steps: its upper edge stays in place. */
  isSteady?: boolean;
  /** Without a visible heading, a close button and inner margins: the content has its own. */
  isBare?: boolean;
  /** Buttons; they stay visible while the body scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A modal dialog on the native element. Its content is mounted only while open, so its state resets each time. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, description, size = 'md', tone = 'calm', role, isSteady = false } = props;
  const ref = useModal(isOpen);
  const id = useId();
  return (
    <Sheet
      ref={ref}
      $size={size}
      data-tone={tone}
      data-steady={isSteady || undefined}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...dialogHandlers(isOpen, onClose)}
    >
      {isOpen && (props.isBare ? <BareContent {...props} id={id} /> : <DialogContent {...props} id={id} />)}
    </Sheet>
  );
}

/** Returns the handlers of the events that ask to close a dialog. */
function dialogHandlers(isOpen: boolean, onClose: () => void) {
  const ask = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return; // a cancelled file picker bubbles the same event
    event.preventDefault();
    onClose();
  };
  // The browser sends this event in a later task: by then the dialog may be open again.
  const askIfClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isOpen && !event.currentTarget.open) ask(event);
  };
  const pressEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    const { key, target, currentTarget, defaultPrevented, nativeEvent } = event;
    const isForThis = target instanceof Element && target.closest('dialog') === currentTarget;
    if (key !== 'Escape' || defaultPrevented || nativeEvent.isComposing || !isForThis) return;
    // A menu or a tooltip inside it closes first, except that of the close button, which promises Escape.
    if (currentTarget.querySelector(':popover-open:not([popover="manual"], [data-closes] *)')) return;
    // By default a second Escape closes the dialog, and those below it, without a cancelable `cancel` event.
    event.preventDefault();
    onClose();
  };
  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !isOutside(event)) return;
    // The press would take the focus from a confirmation that `onClose` opens.
    event.preventDefault();
    onClose();
  };
  return { onCancel: ask, onClose: askIfClosed, onKeyDown: pressEscape, onMouseDown: pressOutside };
}

// The press must be on the backdrop: the dialog's own scrollbar and border have the same target.
function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

function BareContent({ id, title, children }: DialogProps & { id: string }) {
  return (
    <>
      <VisuallyHidden>
        <h2 id={`${id}-title`}>{title}</h2>
      </VisuallyHidden>
      {children}
    </>
  );
}

function DialogContent({ id, title, description, footer, onClose, children }: DialogProps & { id: string }) {
  return (
    <>
      <Head>
        <h2 id={`${id}-title`}>{title}</h2>
        {description && <p id={`${id}-description`}>{description}</p>}
      </Head>
      {children && <Body>{children}</Body>}
      {footer && <Foot>{footer}</Foot>}
      {/* Last in the order, so that opening focuses the first field and not the close button. */}
      <Corner data-closes="">
        <Tooltip text="Close (Esc)">
          <Button variant="quiet" size="sm" onClick={onClose}>
            <Icon name="close" size={18} />
            <VisuallyHidden>Close</VisuallyHidden>
          </Button>
        </Tooltip>
      </Corner>
    </>
  );
}
