import { companyClaims as claim } from '@workspace/contracts/claims/company-claims';

/**
 * Three customers. Figures and scale are real; challenges, timeframes, quotes and speakers are sample content, to be
 * replaced before the site goes live.
 */
export const caseStudies = [
  {
    id: 'city',
    name: 'Large US city',
    headline: 'Half a street network, rated without an opinion in it',
    challenge:
      'Ratings had been made by eye, by different people in different years. Two districts could not be compared, and neither could two budgets.',
    solution:
      'Cameras drove about half of the street network. Every segment received an index by one rule, and the same images gave an inventory of markings, signs, manholes and water valves.',
    timeframe: 'Days of driving, where a survey on foot takes months',
    scale: `${claim.cityMiles.value} miles, about half the street network`,
    metrics: [claim.cityMiles, claim.cityShare, claim.cityScale, claim.cityAssets],
    quote: {
      words: 'For the first time a street in the north and a street in the south are measured with the same ruler.',
      name: 'Marcus Bell',
      title: 'Deputy director of public works',
      isSample: true,
    },
    tags: ['City streets', 'Condition index', 'Asset inventory'],
    isSample: true,
  },
  {
    id: 'highway',
    name: 'French highway operator',
    headline: 'Damage found before a driver reports it',
    challenge:
      'On a national network, a defect that is found late means a lane closed at short notice. Maintenance kept being put off for want of a current picture.',
    solution:
      'The network is scanned again and again, and new damage goes to the maintenance teams as a located finding with its image, before it turns into a closure.',
    timeframe: 'Results over a year of operation',
    scale: `${claim.highwayNetwork.value} network`,
    metrics: [claim.highwayNetwork, claim.highwayDelays, claim.highwayFound, claim.highwaySavings],
    quote: {
      words: 'We plan the closure now. It used to plan us.',
      name: 'Claire Fontaine',
      title: 'Head of network maintenance',
      isSample: true,
    },
    tags: ['Highway', 'Repeated scans', 'Proactive maintenance'],
    isSample: true,
  },
  {
    id: 'parish',
    name: 'Rural Louisiana parish',
    headline: 'A small department that plans like a large one',
    challenge:
      'Long rural roads, soft ground and a short budget. The money went to the road that was complained about most, which was seldom the one that needed it most.',
    solution:
      'The parish rated its roads and ordered them by what a delay would cost. The plan now says what each year pays for, and what happens to the roads that have to wait.',
    timeframe: 'From first drive to a plan within one budget year',
    scale: `${claim.parishMiles.value} miles of rural road`,
    metrics: [claim.parishMiles, claim.parishBudget, claim.parishPlanning, claim.parishAccuracy],
    quote: {
      words:
        'I can show the police jury why their road is third on the list. They may not like it, but they can read it.',
      name: 'Earl Thibodeaux',
      title: 'Road superintendent',
      isSample: true,
    },
    tags: ['Rural roads', 'Budget allocation', 'Maintenance plan'],
    isSample: true,
  },
] as const;

export type CaseStudy = (typeof caseStudies)[number];
