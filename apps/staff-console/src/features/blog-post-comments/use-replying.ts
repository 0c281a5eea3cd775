import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The comments to which a person is writing a reply, by ID. */
export function useReplying() {
  const [replying, setIds] = useState(none);
  const setReplying = (id: string, isReplying: boolean) =>
    setIds((ids) => new Set([...ids].filter((one) => one !== id).concat(isReplying ? id : [])));
  return { replying, setReplying };
}
