/** Returns true while no control of the page has the focus: a removed element leaves it to the body. */
export const isFocusLost = (page?: Element | null): boolean =>
  [document.body, null, page].includes(document.activeElement);
