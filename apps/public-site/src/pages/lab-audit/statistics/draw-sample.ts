/** A systematic sample: every `spacing`th of a list, from a random start. */
export interface SystematicSample {
  readonly spacing: number;
  /** The first one, from 1. */
  readonly start: number;
  /** Places in the list, from 0. */
  readonly places: readonly number[];
}

/**
 * Draws every floor(N / n)th from a random start, to the end of the list, so that each has the same chance. This may be
 * some more than n. The same seed draws the same ones.
 */
export function drawSample(count: number, size: number, seed: number): SystematicSample {
  if (count === 0) return { spacing: 1, start: 1, places: [] };
  const spacing = Math.max(1, Math.floor(count / Math.min(size, count)));
  const start = 1 + Math.floor(randomOf(seed) * spacing);
  const places = Array.from(
    { length: Math.ceil((count - start + 1) / spacing) },
    (_, index) => start - 1 + index * spacing,
  );
  return { spacing, start, places };
}

/** Returns a number from 0 up to 1 that looks random, for a seed (the finalizer of MurmurHash3). */
function randomOf(seed: number): number {
  let bits = Math.trunc(seed) + 0x9e_37_79_b9;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85_eb_ca_6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2_b2_ae_35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
