/** A key pressed with Ctrl, or with ⌘ on Apple devices. A letter matches by its character, a digit by its key. */
export interface Shortcut {
  key: string;
  shift?: true;
  alt?: true;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** With Shift or Alt a digit's key types another character, so its position on the keyboard counts. */
export function isPressed({ key, shift, alt }: Shortcut, event: Pressed): boolean {
  const isKey = /\d/.test(key) ? event.code === `Digit${key}` : event.key.toLowerCase() === key;
  return (
    isKey && event.ctrlKey !== event.metaKey && event.shiftKey === (shift ?? false) && event.altKey === (alt ?? false)
  );
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the shortcut in the platform's notation: `Ctrl+Shift+8`, or `⌥⌘2`. */
export function shortcutName({ key, shift, alt }: Shortcut, apple = isApple()): string {
  const written = key.toUpperCase();
  if (apple) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}⌘${written}`;
  return ['Ctrl', alt && 'Alt', shift && 'Shift', written].filter(Boolean).join('+');
}

/** Returns the value for `aria-keyshortcuts`. */
export function ariaShortcut({ key, shift, alt }: Shortcut): string {
  const rest = [alt && 'Alt', shift && 'Shift', key.toUpperCase()].filter(Boolean).join('+');
  return `Control+${rest} Meta+${rest}`;
}
