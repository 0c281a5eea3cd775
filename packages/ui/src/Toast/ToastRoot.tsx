import * as Radix from '@radix-ui/react-toast';
import { useCallback, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ToastContext, type ToastWords } from './toast-context.ts';
import { Close, Description, Region, Sheet, Title } from './toast-style.ts';

// Source: specification section 9.
const duration = 5000;
const swipeThreshold = 50;

type Shown = ToastWords & { turn: number };

/**
 * Shows one toast at a time, the newest in place of the last: 5 s, paused by pointer or focus,
 * closed by its button, Escape or a swipe to the right. F8 goes to it.
 */
export function ToastRoot({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const raise = useCallback((words: ToastWords) => {
    setShown((last) => ({ ...words, turn: (last?.turn ?? 0) + 1 }));
  }, []);
  return (
    <ToastContext.Provider value={raise}>
      {children}
      {/* Mounted with the first toast: the empty region carries a style attribute, which the security policy refuses in HTML. */}
      {shown && <ToastRegion key="region" toast={shown} />}
    </ToastContext.Provider>
  );
}

function ToastRegion({ toast }: { toast: Shown }) {
  return (
    <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      <Radix.Root key={toast.turn} asChild>
        <Sheet data-tone={toast.tone ?? 'calm'}>
          <Icon name={toast.tone === 'destructive' ? 'alert' : 'check'} />
          <div>
            <Radix.Title asChild>
              <Title>{toast.title}</Title>
            </Radix.Title>
            <Radix.Description asChild>
              <Description>{toast.description}</Description>
            </Radix.Description>
          </div>
          <Radix.Close asChild>
            <Close type="button">
              <Icon name="close" size={18} />
              <VisuallyHidden>Close</VisuallyHidden>
            </Close>
          </Radix.Close>
        </Sheet>
      </Radix.Root>
      <Radix.Viewport asChild hotkey={['F8']} label="Notifications ({hotkey})">
        <Region />
      </Radix.Viewport>
    </Radix.Provider>
  );
}
