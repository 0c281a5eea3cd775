import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newRule, type DraftRule } from './draft-rules.ts';

const subjects = ['importId', 'list'];

/** Returns the rule that a link to a new segment begins with, such as `?importId=`. */
export function useFirstRule(): DraftRule | undefined {
  const [search] = useSearchParams();
  const [rule] = useState(() => {
    const subject = subjects.find((one) => search.get(one));
    return subject && { ...newRule(), subject, comparison: 'is', value: search.get(subject)! };
  });
  return rule || undefined;
}
