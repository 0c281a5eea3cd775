import type { LabState } from './lab-state.ts';
import { readNumber } from '../cost-calculator/read-number.ts';

/** The average that a budget is looked for. */
export interface Target {
  readonly pci: number;
  /** True when it is today's average. */
  readonly isToday: boolean;
  readonly error?: string;
}

/** Reads the field of the target: empty means today's average, and so does a text that is not a rating. */
export function targetOf(text: string, today: number): Target {
  if (text.trim() === '') return { pci: today, isToday: true };
  const pci = readNumber(text);
  if (pci !== undefined && pci >= 1 && pci <= 100) return { pci, isToday: false };
  return {
    pci: today,
    isToday: true,
    error: 'Write a rating from 1 to 100, or leave the field empty for today’s average.',
  };
}

/** Returns the average that a state asks for; undefined for today's. */
export function targetIn({ target }: Pick<LabState, 'target'>): number | undefined {
  const { pci, isToday } = targetOf(target, 0);
  return isToday ? undefined : pci;
}
