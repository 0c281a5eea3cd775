import { attest, halfYearly } from './claim.ts';

const stated = { source: '9', page: '/potholes-report' } as const;
const price = {
  definition: 'US dollars for each pothole.',
  condition: 'Whether crew, traffic control and travel are in it is not published.',
  ...stated,
} as const;
const life = {
  definition: 'Time until the patch fails.',
  condition: 'In which climate, traffic and material is not published.',
  ...stated,
} as const;

/** Figures of the potholes report. */
export const potholeClaims = attest(
  { owner: 'Marketing', validUntil: halfYearly },
  {
    vehicleDamage: {
      value: '$600',
      wording: 'average damage to a vehicle',
      condition: 'Whether that is for one pothole or for one driver in a year is not published.',
      ...stated,
    },
    poorRoads: {
      value: '33%',
      wording: 'of roads are in poor condition',
      condition: 'Which roads, by which measure and in which year is not published.',
      ...stated,
    },
    annualCost: {
      value: '$109B',
      wording: 'annual cost',
      condition: 'Who pays it, for what and in which year is not published. It is not the cost of repairing potholes.',
      ...stated,
    },
    unreported: {
      value: '67%',
      wording: 'of potholes are never reported',
      condition: 'How potholes that nobody reported were counted is not published.',
      ...stated,
    },
    response: {
      value: '3-5 days',
      wording: 'from report to repair',
      condition: 'In which cities, and whether it is a goal or a mean, is not published.',
      ...stated,
    },
    repair: {
      value: '$25-150',
      wording: 'for one repair',
      condition:
        'It ends below a full-depth repair, which this report puts at $100-300. Whether crew, traffic control and travel are in it is not published.',
      ...stated,
    },

    throwPrice: { value: '$25-50', wording: 'per pothole, throw-and-roll', ...price },
    throwLife: { value: '3-6 months', wording: 'that throw-and-roll lasts', ...life },
    semiPrice: { value: '$75-125', wording: 'per pothole, semi-permanent', ...price },
    semiLife: { value: '1-3 years', wording: 'that a semi-permanent patch lasts', ...life },
    fullPrice: { value: '$100-300', wording: 'per pothole, full-depth', ...price },
    fullLife: { value: '10+ years', wording: 'that a full-depth repair lasts', ...life },

    cityPeople: { value: '50,000', wording: 'people in the typical city', ...stated, basis: 'shown' },
    cityTotal: {
      value: '$1.15M',
      wording: 'total for a typical city',
      condition:
        'Its parts, and the time that it covers, are not published. The example on our page for cities adds up to $2.87M for a city whose size is not given.',
      ...stated,
    },
    ratio: {
      value: '10:1 to 18:1',
      wording: 'between the cost of repair and of prevention',
      definition: 'Dollars of repair for each dollar of prevention.',
      condition: 'Which treatments it compares, over how many years, is not published.',
      ...stated,
    },
    preventable: {
      value: '85%',
      wording: 'of potholes are preventable',
      condition: 'By which treatment, and how often applied, is not published.',
      ...stated,
    },
  },
);
