import { useEffect, useState } from 'react';
import type { RuleGroup } from '@workspace/contracts/segment-rules';
import { failureMessage } from '../../layout/failure-message.ts';

/** The milliseconds without a change before a request. */
const pause = 400;

/** A response about unsaved rules: about these rules if `isCurrent`, else about earlier ones. */
export interface ForRules<T> {
  value?: T;
  error?: string;
  isCurrent: boolean;
}

/** Sends rules whenever they change. Undefined rules are incomplete, and not sent. `request` is stable. */
export function useForRules<T>(
  rules: RuleGroup | undefined,
  request: (rules: RuleGroup, signal: AbortSignal) => Promise<T>,
): ForRules<T> {
  const wanted = rules && JSON.stringify(rules);
  const [received, setReceived] = useState<{ of: string; value?: T; error?: string }>();
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const stopper = new AbortController();
    const timer = setTimeout(() => {
      request(JSON.parse(wanted) as RuleGroup, stopper.signal).then(
        (value) => setReceived({ of: wanted, value }),
        (thrown: unknown) =>
          stopper.signal.aborted || setReceived({ of: wanted, error: failureMessage(thrown, 'The count failed.') }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stopper.abort();
    };
  }, [wanted, request]);
  const { of: _of, ...result } = received ?? {};
  return { ...result, isCurrent: received !== undefined && received.of === wanted };
}
