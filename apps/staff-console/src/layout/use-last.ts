import { useState } from 'react';

/** Returns the last available response, so that a list stays in place while the next one loads. */
export function useLast<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return data ?? last;
}
