import { attest, halfYearly, yearly } from './claim.ts';

const sales = { owner: 'Sales', validUntil: halfYearly } as const;
const marketing = { owner: 'Marketing' } as const;
const customers = { owner: 'Customer Success' } as const;

/** Every figure in the copy. A number is changed only here; a page cannot print one that is not listed. */
export const claims = attest(
  { owner: 'Product', validUntil: yearly },
  {
    distresses: { value: '28', wording: 'kinds of pavement distress told apart', source: '1, 9', page: '/' },
    accuracy: { value: '94%', wording: 'accuracy of detection', source: '9', page: '/' },
    price: { value: '$100/mi', wording: 'one price, whichever plan you choose', source: '3.4, 9', page: '/', ...sales },
    pricePerMile: { value: '$100', wording: 'per mile, for every plan', source: '3.4, 9', page: '/', ...sales },
    imageInterval: { value: '10 ft', wording: 'between GPS-tagged images', source: '1', page: '/' },
    savings: { value: '40%', wording: 'saved on maintenance', source: '9', page: '/', ...marketing },
    speed: { value: 'days', wording: 'instead of months, for the same assessment', source: '9', page: '/' },
    monthlyScanRepair: {
      value: '70%',
      wording: 'cheaper pothole repair with monthly scanning',
      source: '9',
      page: '/',
      ...marketing,
    },
    cityMiles: {
      value: '1,100',
      wording: 'miles, about half the street network',
      source: '2.16',
      page: '/',
      ...customers,
    },
    frenchMiles: { value: '1,200', wording: 'miles of highway scanned', source: '2.16', page: '/', ...customers },
    parishMiles: { value: '600+', wording: 'miles', source: '2.16', page: '/', ...customers },
    scale: { value: '0-100', wording: 'Pavement Condition Index', source: '1', page: '/' },
    scansPerYear: { value: '12', wording: 'scans a year at most, with Full Service', source: '1', page: '/' },
    implementation: { value: '24-48 hours', wording: 'to implement the service', source: '9', page: '/#faq' },
    installation: { value: '2-3 hours', wording: 'to install cameras on a vehicle', source: '9', page: '/#faq' },
    returnPeriod: {
      value: '6-12 months',
      wording: 'to a return on the investment',
      source: '9',
      page: '/#faq',
      ...marketing,
    },
    retention: {
      value: '12 months',
      wording: 'that data is kept after a subscription ends',
      source: '9',
      page: '/#faq',
    },
  },
);
