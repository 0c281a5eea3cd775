/**
 * Returns a repeatable source of numbers from 0 to 1 (Park and Miller's generator): the same seed renders the same
 * picture on server and browser.
 */
export function seeded(seed: number): () => number {
  let state = seed % 2147483647;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
