import type { DomainCheck } from '@workspace/contracts/domain-check';

export const noResponse = 'Not checked: DNS does not answer from here.';

/** Returns a function that builds the results of one check. */
export const resultOf =
  (name: DomainCheck['name']) =>
  (outcome: DomainCheck['outcome'], sentence: string, record: DomainCheck['record'] = null): DomainCheck => ({
    name,
    outcome,
    sentence,
    record,
  });
