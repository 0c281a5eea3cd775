import { attest, yearly } from './claim.ts';

const source = '2.16';
const page = '/case-studies';

/** Figures of the case studies. */
export const studyClaims = attest(
  { owner: 'Customer Success', validUntil: yearly, basis: 'customer' },
  {
    studies: { value: '3', wording: 'case studies', source, page, basis: 'shown' },
    combinedSavings: {
      value: '$11.8M',
      wording: 'combined savings',
      source,
      page,
      definition: 'Savings of the three customers together.',
      condition:
        'Over how many years is not published yet. Only one part is: €4.2M a year for the highway operator, in euros.',
    },
    cityMiles: {
      value: '1,100',
      wording: 'miles assessed',
      source,
      page,
      definition: 'Miles assessed for one large US city.',
    },
    cityShare: { value: 'About half', wording: 'of the street network', source, page, basis: 'shown' },
    cityScale: { value: '0-100', wording: 'one objective condition index', source: '1, 2.16', page, basis: 'shown' },
    cityAssets: { value: '4', wording: 'kinds of asset listed on the way', source, page, basis: 'shown' },
    highwayNetwork: {
      value: '1,957 km',
      wording: 'of highway network',
      source,
      page,
      definition: 'Length of the operator’s network, 1,216 miles. Our home page rounds what was scanned to 1,200.',
    },
    highwayDelays: {
      value: '85%',
      wording: 'fewer maintenance delays',
      source,
      page,
      condition: 'What counts as a delay, and compared with which year, is not published yet.',
    },
    highwayFound: {
      value: '93%',
      wording: 'better at finding damage before it is reported',
      source,
      page,
      condition: 'How “better” is counted, and how much was found before, is not published yet.',
    },
    highwaySavings: {
      value: '€4.2M',
      wording: 'saved a year',
      source,
      page,
      condition: 'Whose sum it is, and what it leaves out, is not published yet.',
    },
    parishMiles: {
      value: '600+',
      wording: 'miles',
      source,
      page,
      definition: 'Miles assessed for one rural parish in Louisiana.',
      condition: 'The plus names no upper end.',
    },
    parishBudget: {
      value: '35%',
      wording: 'better allocation of the budget',
      source,
      page,
      condition: 'How an allocation is scored is not published yet. It is not a saving of 35%.',
    },
    parishPlanning: {
      value: '4x',
      wording: 'the planning capability',
      source,
      page,
      condition: 'What is counted, such as plans, years or people, is not published yet.',
    },
    parishAccuracy: {
      value: '92%',
      wording: 'accuracy',
      source,
      page,
      sample: 'One rural parish in Louisiana, 600+ miles',
      condition: 'One network. It says nothing about a dense city.',
      reading: 'accuracy',
    },
  },
);
