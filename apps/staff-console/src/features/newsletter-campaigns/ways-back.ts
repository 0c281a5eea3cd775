import { secondsToUndo } from '@workspace/contracts/undo-publishing';

const inWords = (value: number, unit: string): string =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** Returns a sentence on how a campaign can be stopped once it is sent. An API of an earlier release omits the seconds. */
export function waysBack(seconds = secondsToUndo): string {
  if (seconds === 0) return 'You can pause or cancel it on the way.';
  const time = seconds % 60 === 0 ? inWords(seconds / 60, 'minute') : inWords(seconds, 'second');
  return `You can undo it for ${time}, and pause or cancel it on the way.`;
}
