import { useState } from 'react';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { useDebounced } from '../cost-calculator/use-debounced.ts';

/** Milliseconds without a change: time that plays, and a slider on its way, pass many answers. */
const restMs = 900;

/** Announces each answer that rests, and not the one that the page began with. */
export function SpokenAnswer({ text, isComplete = true }: { text: string; isComplete?: boolean }) {
  const [first] = useState(text);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && text !== first) setChanged(true);
  const rested = useDebounced(text, restMs);
  return <VisuallyHidden role="status">{hasChanged && isComplete && rested === text && text}</VisuallyHidden>;
}
