import { useSlateSelector } from 'slate-react';
import type { Tool } from './tool.ts';

const neither = () => undefined;

/**
 * Returns if a tool is on (undefined for an action) and if it is off limits. Renders again only when that changes: with
 * each key, the toolbar would take longer than all else.
 */
export function useToolState({ isOn, isReady }: Tool) {
  const isPressed = useSlateSelector<boolean | undefined>(isOn ?? neither);
  const canRun = useSlateSelector<boolean | undefined>(isReady ?? neither);
  return { isOn: isPressed, isOff: canRun === false };
}
