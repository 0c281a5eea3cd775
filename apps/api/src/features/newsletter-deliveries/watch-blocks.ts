import { blockKinds } from '../../smtp-replies/block-kinds.ts';
import type { Outcome } from './store-checkpoint.ts';

const everyMs = 1_000;

/**
 * Returns a function that calls `blocked` for outcomes with a rejection that the brake counts, at most once a second. A
 * server may block hundreds of emails a second.
 */
export function watchBlocks(): (outcomes: readonly Outcome[], blocked: () => void) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (outcomes, blocked) => {
    if (performance.now() - last < everyMs) return;
    if (!outcomes.some(({ failure }) => failure && blockKinds.includes(failure))) return;
    last = performance.now();
    blocked();
  };
}
