/** Letters typed within this time, in milliseconds, are combined. Source: specification section 9. */
export const typingPause = 1000;

/** Returns the index of the first label after `from`, wrapping around, that starts with `typed`, or -1. */
export function findByTyping(labels: readonly string[], typed: string, from: number): number {
  const wanted = typed.toLowerCase();
  // A single letter moves on from the current item; more letters may keep it.
  const start = wanted.length > 1 ? from : from + 1;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step + labels.length) % labels.length;
    if (labels[index]?.trim().toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
