import { useState } from 'react';

/** Whether the browser is taking up what the server drew. What is drawn later is drawn by the browser alone. */
export const hydration = { isUnderWay: false };

/** Whether this part is in what the server draws: drawn there, or taken up from there. */
export function useIsRendered(): boolean {
  const [isDrawn] = useState(() => import.meta.env.SSR || hydration.isUnderWay);
  return isDrawn;
}
