import type { KeyboardEvent } from 'react';

/** Runs an action with Enter, which would submit the form. Enter that ends the composition of a letter does nothing. */
export const onEnter = (action: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  action(event);
};
