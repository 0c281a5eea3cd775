import type { ReactNode } from 'react';

/** One kind of stored data, in a list of definitions. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Formats the day of a time in UTC, so that the server and every browser render the same. */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
