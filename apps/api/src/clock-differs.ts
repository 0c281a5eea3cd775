import { errors } from 'jose';

/** Seconds by which the clock of the identity provider may differ from ours, in both directions. */
export const toleratedSeconds = 300;

/** Thrown for a token whose times are beyond the tolerance. */
export class ClockDiffers extends Error {
  /** Seconds that the clock of the provider is ahead of ours; negative: behind. */
  readonly secondsAhead: number;

  constructor(secondsAhead: number) {
    super(
      `The clock of the identity provider is ${Math.abs(secondsAhead)} s ${secondsAhead < 0 ? 'behind' : 'ahead of'} ours`,
    );
    this.name = new.target.name;
    this.secondsAhead = secondsAhead;
  }
}

/** Returns the difference of the clocks that explains a rejected token, or else the error as it is. A new token's times are those of its provider's clock. */
export function explainByClock(error: unknown): unknown {
  if (!(error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)) return error;
  const { claim, reason, payload } = error;
  if (reason !== 'check_failed' || !['iat', 'nbf', 'exp'].includes(claim) || payload.iat === undefined) return error;
  const secondsOf = (time: number) => Math.round(time - Date.now() / 1_000);
  return new ClockDiffers(secondsOf(payload.iat));
}
