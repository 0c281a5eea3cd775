/** Returns true when the site responds. */
export const isReachable = (): Promise<boolean> =>
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
