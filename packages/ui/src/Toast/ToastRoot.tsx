import * as Radix from '@radix-ui/react-toast';
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ToastContext, type ToastContent } from './toast-context.ts';
import { Action, Close, Description, Region, Sheet, Title } from './toast-style.ts';
import { useTopLayer } from './use-top-layer.ts';

// Source: specification section 9.
const duration = 5000;
const swipeThreshold = 50;
/** A toast with a button stays longer: it has to be read and reached. */
const durationWithAction = 10_000;

type Shown = ToastContent & { turn: number; region: number };

/**
 * Shows one toast at a time; a new one replaces the last: 5 s (10 s with a button), paused by pointer or focus, closed
 * by its button, Escape or a swipe to the right. F8 focuses it.
 */
export function ToastRoot({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const turns = useRef(0);
  const region = useRef<HTMLOListElement>(null);
  const raise = useCallback((content: ToastContent) => {
    turns.current += 1;
    const turn = turns.current;
    // Radix leaves a region paused whose toast was closed by hand, unless the focus is still in it.
    const hasFocus = region.current?.contains(document.activeElement);
    setShown((last) => ({ ...content, turn, region: last && hasFocus ? last.region : turn }));
    return () => setShown((last) => (last?.turn === turn ? null : last));
  }, []);
  return (
    <ToastContext.Provider value={raise}>
      {children}
      {/* Mounted with the first toast: the empty region has a style attribute, which the content security policy blocks in HTML. */}
      {shown && <ToastRegion key={shown.region} toast={shown} region={region} />}
    </ToastContext.Provider>
  );
}

function ToastRegion({ toast, region }: { toast: Shown; region: RefObject<HTMLOListElement | null> }) {
  const place = useTopLayer();
  return (
    <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      <Radix.Root
        key={toast.turn}
        asChild
        duration={toast.action ? (toast.action.duration ?? durationWithAction) : duration}
      >
        <Sheet data-tone={toast.tone ?? 'calm'}>
          <Icon name={toast.tone === 'destructive' ? 'alert' : 'check'} />
          <ToastContent toast={toast} isInDialog={place !== document.body} />
          <Radix.Close asChild>
            <Close type="button">
              <Icon name="close" size={18} />
              <VisuallyHidden>Close</VisuallyHidden>
            </Close>
          </Radix.Close>
        </Sheet>
      </Radix.Root>
      {createPortal(
        <Radix.Viewport asChild hotkey={['F8']} label="Notifications ({hotkey})">
          <Region ref={region} />
        </Radix.Viewport>,
        place,
      )}
    </Radix.Provider>
  );
}

function ToastContent({ toast, isInDialog }: { toast: Shown; isInDialog: boolean }) {
  const { title, description, tone, action } = toast;
  // Radix announces a toast from outside the dialog, where screen readers hear nothing while it is open.
  const role = tone === 'destructive' ? 'alert' : 'status';
  return (
    <div role={isInDialog ? role : undefined}>
      <Radix.Title asChild>
        {/* The announcement joins the texts without a space: "SuccessSaved". */}
        <Title>{title} </Title>
      </Radix.Title>
      <Radix.Description asChild>
        <Description>{description}</Description>
      </Radix.Description>
      {action && (
        <Radix.Action asChild altText={action.elsewhere} onClick={action.run}>
          <Action type="button">{action.label}</Action>
        </Radix.Action>
      )}
    </div>
  );
}
