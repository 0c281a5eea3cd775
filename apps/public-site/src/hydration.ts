/** Whether the browser is taking up what the server drew. What is drawn later is drawn by the browser alone. */
export const hydration = { isUnderWay: false };
