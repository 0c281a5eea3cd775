import { useState } from 'react';

/** The last answer there was, so that a list stands still while the next one is on its way. */
export function useLast<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return data ?? last;
}
