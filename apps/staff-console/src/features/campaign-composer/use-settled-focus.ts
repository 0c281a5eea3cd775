import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns true while the focus is in the box. A change waits for the release of the pointer: whatever comes or goes with
 * the focus must not move the button that is being pressed.
 */
export function useSettledFocus(box: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    let isPressed = false;
    let timer = 0;
    // After the events of one tap or click, which come together.
    const settle = () => {
      clearTimeout(timer);
      if (!isPressed)
        timer = window.setTimeout(() => setHasFocus(box.current?.contains(document.activeElement) ?? false));
    };
    const press = () => {
      isPressed = true;
      clearTimeout(timer);
    };
    const release = () => {
      isPressed = false;
      settle();
    };
    const options = { capture: true, signal: leave.signal };
    document.addEventListener('pointerdown', press, options);
    for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, release, options);
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, settle, options);
    settle();
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [box]);
  return hasFocus;
}
