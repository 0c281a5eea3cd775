import { useState } from 'react';

/**
 * Returns the last available response, so that a list stays in place while the next one loads. If that fails, there is
 * none: rows of another filter or page would be taken for those of this one.
 */
export function useLast<T>(data: T | undefined, error?: unknown): T | undefined {
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return data ?? (error ? undefined : last);
}
