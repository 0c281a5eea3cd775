import { Refusal } from '@workspace/contracts/endpoint/problem';

/** What a toast says of a failed call: the server's own sentence, else ours. */
export function failureSentence(thrown: unknown, otherwise: string): string {
  return (thrown instanceof Refusal && thrown.sentence) || otherwise;
}
