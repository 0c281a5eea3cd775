import { isFocusLost } from '../../layout/is-focus-lost.ts';

/** Ids and marks of elements that get the focus. */
export const cardId = (id: string): string => `comment-${id}`;
export const composerMark = { 'data-composer': '' };
export const laneMark = { 'data-comments': '' };

/** Milliseconds to wait for an element: the panel may have to open, and a list to load, first. */
const timeoutMs = 3_000;

/** Calls a function with an element as soon as it is there. */
function whenThere(
  find: () => HTMLElement | null | undefined,
  act: (element: HTMLElement) => void,
  until = performance.now() + timeoutMs,
): void {
  requestAnimationFrame(() => {
    const element = find();
    // A hidden panel cannot have the focus.
    if (element && element.offsetParent !== null) act(element);
    else if (performance.now() < until) whenThere(find, act, until);
  });
}

const focus = (element: HTMLElement): void => element.focus();
const lane = () => document.querySelector<HTMLElement>('[data-comments]');

/** Moves the focus to the card of a comment, once it is rendered. */
export const focusComment = (id: string): void => whenThere(() => document.getElementById(cardId(id)), focus);

/** Scrolls to the card of a comment, and leaves the focus in the text. */
export const revealComment = (id: string): void =>
  whenThere(
    () => document.getElementById(cardId(id)),
    (card) => card.scrollIntoView({ block: 'nearest' }),
  );

/** Moves the focus to the field of a new comment or to the first request to the model, once they are rendered. */
export function focusComposer(wish: 'comment' | 'model'): void {
  const fields = wish === 'comment' ? 'textarea' : 'button';
  whenThere(
    () => lane()?.querySelector<HTMLElement>('[data-composer]'),
    (composer) => {
      const field = composer.querySelector<HTMLElement>(`[data-wish='${wish}'] ${fields}`);
      focus(field ?? composer.querySelector<HTMLElement>('button, textarea')!);
    },
  );
}

/** Moves the focus to the list of comments. */
export const focusLane = (): void => whenThere(lane, focus);

/** Returns true when the focus is among the comments, or nowhere because the button that had it is gone. */
export function isFocusInLane(): boolean {
  return isFocusLost() || document.activeElement?.closest('[data-comments]') != null;
}
