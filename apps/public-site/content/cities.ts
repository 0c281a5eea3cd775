import { cityClaims as own } from '@workspace/contracts/claims/service-claims';
import type { Benefit, ProcessStep } from './service-records.ts';

/** Questions of a city council, with the benefit that the assessment gives for each. */
export const councilQuestions: readonly Benefit[] = [
  {
    title: 'Why that street and not ours?',
    description: `Because both have a number. Every segment is rated ${own.scale.value} by one method, ASTM D6433, and each rating opens on the images it was made from.`,
  },
  {
    title: 'What happens if we wait a year?',
    description:
      'The plan shows the segments that drop a band next, and what repairing them costs then instead of now.',
  },
  {
    title: 'Did we know about it?',
    description:
      'A dated, located record shows when damage was first seen and where it stood in the list of repairs. That is what a liability claim turns on.',
  },
];

/** Steps of a street scan. */
export const scanningSteps: readonly ProcessStep[] = [
  {
    number: 1,
    title: 'Draw the line around the network',
    description: 'Choose all of it or a district to begin with. The price follows the miles.',
    icon: 'map',
  },
  {
    number: 2,
    title: 'Drive it',
    description: `Your vehicles or ours. An image every ${own.interval.value}, with its position.`,
    icon: 'vehicle',
  },
  {
    number: 3,
    title: 'Receive the ratings',
    description: `${own.distresses.value} kinds of distress become one index per segment, in ${own.speed.value} where a survey took months.`,
    icon: 'detection',
  },
];

/** Steps of the prioritization. */
export const prioritizationSteps: readonly ProcessStep[] = [
  {
    number: 4,
    title: 'Sort by what a delay costs',
    description: 'A street about to leave a band comes before one that has already failed.',
    icon: 'ranking',
  },
  {
    number: 5,
    title: 'Match the treatment',
    description: 'Seal, overlay or rebuild: the kind of damage says which one will last.',
    icon: 'road',
  },
  {
    number: 6,
    title: 'Fit it to the budget',
    description: 'Years of work are laid out under the sum that the council has approved.',
    icon: 'plan',
  },
];

/** Example shares of a network by band in percent, best first: today, and after the plan. */
export const exampleShares = {
  before: [8, 14, 20, 22, 18, 12, 6],
  after: [18, 25, 24, 16, 11, 5, 1],
} as const;
