/** A key pressed with Ctrl, or with ⌘ on Apple devices. A letter matches by its character, a digit by its key. */
export interface Shortcut {
  key: string;
  /** Without Ctrl and ⌘. */
  plain?: true;
  shift?: true;
  alt?: true;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** With Shift or Alt a digit's key types another character, so its position on the keyboard counts. */
export function isPressed({ key, plain, shift, alt }: Shortcut, event: Pressed): boolean {
  const isKey = /\d/.test(key) ? event.code === `Digit${key}` : event.key.toLowerCase() === key.toLowerCase();
  const isWithCtrl = plain ? !event.ctrlKey && !event.metaKey : event.ctrlKey !== event.metaKey;
  return isKey && isWithCtrl && event.shiftKey === (shift ?? false) && event.altKey === (alt ?? false);
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the shortcut in the platform's notation: `Ctrl+Shift+8`, or `⌥⌘2`. */
export function shortcutName({ key, plain, shift, alt }: Shortcut, apple = isApple()): string {
  const written = arrows[key] ?? key.toUpperCase();
  if (apple) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}${plain ? '' : '⌘'}${written}`;
  return [!plain && 'Ctrl', alt && 'Alt', shift && 'Shift', written].filter(Boolean).join('+');
}

const arrows: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓' };

/** Returns the value for `aria-keyshortcuts`. */
export function ariaShortcut({ key, plain, shift, alt }: Shortcut): string {
  const written = key.length === 1 ? key.toUpperCase() : key;
  const rest = [alt && 'Alt', shift && 'Shift', written].filter(Boolean).join('+');
  return plain ? rest : `Control+${rest} Meta+${rest}`;
}
