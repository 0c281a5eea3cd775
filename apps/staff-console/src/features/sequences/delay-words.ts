import { formatCount } from '../../layout/format-number.ts';

const day = 24;

/** A delay as a form shows it. */
export interface DelayValues {
  amount: string;
  unit: 'hours' | 'days';
}

/** Returns the hours of a delay; undefined while it is no whole number. */
export function hoursOf({ amount, unit }: DelayValues): number | undefined {
  if (!/^\d+$/.test(amount.trim())) return undefined;
  return Number(amount) * (unit === 'days' ? day : 1);
}

/** Returns the largest unit that shows the hours as a whole number. */
export const delayValuesOf = (hours: number): DelayValues =>
  hours > 0 && hours % day === 0 ? { amount: `${hours / day}`, unit: 'days' } : { amount: `${hours}`, unit: 'hours' };

/** Says when a step is sent: `At once after joining`, `2 days after the email before`. */
export function delayInWords(hours: number, isFirst: boolean): string {
  const event = isFirst ? 'joining' : 'the email before';
  if (hours === 0) return `At once after ${event}`;
  const { amount, unit } = delayValuesOf(hours);
  return `${formatCount(Number(amount), unit.slice(0, -1))} after ${event}`;
}
