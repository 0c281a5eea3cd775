import { useEffect, useState } from 'react';
import { call } from '@workspace/contracts/endpoint/call';
import type { RuleGroup } from '@workspace/contracts/segment-rules';
import { countRules } from '@workspace/contracts/segments';
import { failureMessage } from '../../layout/failure-message.ts';

/** Waits for a pause in writing before it counts. */
const pauseMilliseconds = 400;

/** The number of people of unsaved rules: of these rules if `isCurrent`, else of earlier ones. */
export interface LiveCount {
  count?: number;
  error?: string;
  isCurrent: boolean;
}

/** Counts the people of rules whenever they change. Undefined rules are incomplete, and not counted. */
export function useLiveCount(rules: RuleGroup | undefined): LiveCount {
  const wanted = rules && JSON.stringify(rules);
  const [counted, setCounted] = useState<{ of: string; count?: number; error?: string }>();
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const stopper = new AbortController();
    const timer = setTimeout(() => {
      call(countRules, { body: { rules: JSON.parse(wanted) } }, { signal: stopper.signal }).then(
        ({ count }) => setCounted({ of: wanted, count }),
        (thrown: unknown) =>
          stopper.signal.aborted || setCounted({ of: wanted, error: failureMessage(thrown, 'The count failed.') }),
      );
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      stopper.abort();
    };
  }, [wanted]);
  const { of: _of, ...result } = counted ?? {};
  return { ...result, isCurrent: counted !== undefined && counted.of === wanted };
}
