/** How long, in milliseconds, typed letters belong together. Source: specification section 9. */
export const typingPause = 1000;

/** The index after `from` (going round) of the first label that starts with `typed`, or -1. */
export function findByTyping(labels: readonly string[], typed: string, from: number): number {
  const wanted = typed.toLowerCase();
  // One letter moves on from the current item; more letters may keep it.
  const start = wanted.length > 1 ? from : from + 1;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step + labels.length) % labels.length;
    if (labels[index]?.trim().toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
