import { bandOf, pciBands } from '../theme/pci.ts';
import { wholePercents } from '../theme/whole-percents.ts';
import type { StreetPlan } from './street-plan.ts';

/** Returns the share of the plan's rated length in each band in whole percent, best band first. They add up to 100. */
export const sharesOf = ({ streets }: StreetPlan): readonly number[] =>
  wholePercents(
    pciBands.map((band) =>
      streets.reduce((sum, { pci, length }) => sum + (pci !== undefined && bandOf(pci) === band ? length : 0), 0),
    ),
  );
