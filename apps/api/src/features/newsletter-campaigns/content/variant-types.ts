import type { DecisionReason } from '@workspace/contracts/campaign-ab-tests';

/** One variant of an A/B test. An empty name of the sender is the usual one. */
export interface Variant {
  subject: string;
  senderName: string;
}

/** The message of a variant as stored when sending starts. */
export interface VariantMessage extends Variant {
  html: string;
  text: string;
}

/** The decision of an A/B test, with the figures that it was made from. */
export interface TestDecision {
  reason: DecisionReason;
  at: string;
  by: string | null;
  figures: { submitted: number; readers: number | null }[];
}
