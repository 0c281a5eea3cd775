/** The ends of a slider, and the step of its arrow keys. Without that step, it has whole values. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly keyStep?: number | undefined;
}

/** Steps of each key. Home and End are the browser's own. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 10,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageDown: -10,
};

const within = (value: number, { min, max }: SliderScale) => Math.min(max, Math.max(min, value));

type Key = Readonly<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> & { readonly key: string };

/** Returns the value that a key moves to, in finer steps with Shift; undefined for keys that are the browser's. */
export function valueAfterKey(pressed: Key, value: number, scale: SliderScale): number | undefined {
  const steps = keySteps[pressed.key];
  if (steps === undefined || scale.keyStep === undefined) return undefined;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  return within(Math.round(value + steps * scale.keyStep * (pressed.shiftKey ? 0.1 : 1)), scale);
}

/** Rounds the value of a pointer's position to a tenth of a step. The ends stay what they are. */
export function roundedValue(value: number, scale: SliderScale): number {
  const { min, max, keyStep } = scale;
  if (keyStep === undefined || value <= min || value >= max) return value;
  const unit = keyStep / 10;
  return within(Math.round(Math.round(value / unit) * unit), scale);
}
