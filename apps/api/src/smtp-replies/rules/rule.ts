import type { ReplyKind } from '@workspace/contracts/reply-kinds';

/** A pattern in the text of a reply, and its meaning. */
export interface Rule {
  kind: ReplyKind;
  /** Matched against the reply on one line, with its codes at the beginning only. */
  pattern: RegExp;
  /** The provider or software and the document that the pattern comes from. */
  source: string;
  /** The provider's name for people. */
  provider?: string;
  /** A sentence that is more specific than that of the kind. `{server}` is the provider's name. */
  sentence?: string;
  /** False where a 5xx reply of this wording asks for another attempt, or says nothing about the address itself. */
  isFinal?: false;
}

type RuleOptions = Pick<Rule, 'provider' | 'sentence' | 'isFinal'>;

/** Returns a function that creates the rules of one source. */
export const rulesOf =
  (source: string, provider?: string) =>
  (kind: ReplyKind, pattern: RegExp, options: RuleOptions = {}): Rule => ({
    kind,
    pattern,
    source,
    ...(provider && { provider }),
    ...options,
  });
