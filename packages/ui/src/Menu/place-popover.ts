const gap = 6;

/** The edge of the button at which a popover begins. */
export type MenuAlign = 'start' | 'end';

/**
 * Positions an open popover below its button, or above it if there is no room. COMPAT: only for browsers without CSS
 * anchor positioning; the others do it in CSS.
 */
export function placePopover(popover: HTMLElement, button: HTMLElement, align: MenuAlign = 'end'): void {
  if (CSS.supports('position-area', 'block-end')) return;
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const isBelow = at.bottom + gap + height <= innerHeight || at.top < height;
  popover.style.top = `${isBelow ? at.bottom + gap : at.top - gap - height}px`;
  const left = align === 'start' ? at.left : at.right - width;
  popover.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
}
