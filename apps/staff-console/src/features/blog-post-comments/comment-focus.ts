/** Ids and marks of elements that get the focus. */
export const cardId = (id: string): string => `comment-${id}`;
export const composerMark = { 'data-composer': '' };
export const laneMark = { 'data-comments': '' };

/** Two frames: the panel may have to open first. */
const later = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/** Moves the focus to the card of a comment, once it is rendered. */
export function focusComment(id: string): void {
  later(() => document.getElementById(cardId(id))?.focus());
}

/** Moves the focus to the field of a new comment or to the first request to the model, once they are rendered. */
export function focusComposer(wish: 'comment' | 'model'): void {
  const fields = wish === 'comment' ? 'textarea' : 'button';
  later(() => {
    const lane = document.querySelector('[data-comments]');
    const field = lane?.querySelector<HTMLElement>(`[data-composer] [data-wish='${wish}'] ${fields}`);
    (field ?? lane?.querySelector<HTMLElement>('button, textarea'))?.focus();
  });
}

/** Moves the focus to the list of comments. */
export function focusLane(): void {
  later(() => document.querySelector<HTMLElement>('[data-comments]')?.focus());
}

/** Returns true when the focus is among the comments, or nowhere because the button that had it is gone. */
export function isFocusInLane(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.closest('[data-comments]') !== null;
}
