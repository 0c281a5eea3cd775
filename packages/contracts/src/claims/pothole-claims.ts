import { attest, halfYearly } from './claim.ts';

const source = '9';
const page = '/potholes-report';

/** Figures of the potholes report. The report has the notes on them. */
export const potholeClaims = attest(
  { owner: 'Marketing', validUntil: halfYearly },
  {
    vehicleDamage: { value: '$600', wording: 'average damage to a vehicle', source, page },
    poorRoads: { value: '33%', wording: 'of roads are in poor condition', source, page },
    annualCost: { value: '$109B', wording: 'annual cost', source, page },
    unreported: { value: '67%', wording: 'of potholes are never reported', source, page },
    response: { value: '3-5 days', wording: 'from report to repair', source, page },
    repair: { value: '$25-150', wording: 'for one repair', source, page },

    throwPrice: { value: '$25-50', wording: 'per pothole, throw-and-roll', source, page },
    throwLife: { value: '3-6 months', wording: 'that throw-and-roll lasts', source, page },
    semiPrice: { value: '$75-125', wording: 'per pothole, semi-permanent', source, page },
    semiLife: { value: '1-3 years', wording: 'that a semi-permanent patch lasts', source, page },
    fullPrice: { value: '$100-300', wording: 'per pothole, full-depth', source, page },
    fullLife: { value: '10+ years', wording: 'that a full-depth repair lasts', source, page },

    cityPeople: { value: '50,000', wording: 'people in the typical city', source, page },
    cityTotal: { value: '$1.15M', wording: 'total for a typical city', source, page },
    ratio: {
      value: '10:1 to 18:1',
      wording: 'between the cost of repair and of prevention',
      source,
      page,
      definition: 'Dollars of repair for each dollar of prevention.',
    },
    preventable: { value: '85%', wording: 'of potholes are preventable', source, page },
  },
);
