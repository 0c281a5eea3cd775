import { useState } from 'react';

/** True while the browser hydrates the server's HTML. Components rendered later are rendered by the browser alone. */
export const hydration = { isUnderWay: false };

/** Returns true when this component is part of the server's HTML: rendered on the server, or hydrated from it. */
export function useIsRendered(): boolean {
  const [isDrawn] = useState(() => import.meta.env.SSR || hydration.isUnderWay);
  return isDrawn;
}
