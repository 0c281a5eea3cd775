import { attest, yearly } from './claim.ts';
import { claims } from './claims.ts';

const saving = {
  source: '9',
  page: '/self-service',
  definition: 'A bill of traditional inspection that no longer comes.',
  condition: 'For a network of which size is not published yet.',
} as const;

const survey = { condition: 'Who was asked, how many and when is not published yet.' } as const;

/**
 * Figures of the four service pages. For a figure of another page, the value comes from `claims.ts` and only the
 * wording is the page's own.
 */
export const selfServiceClaims = attest(
  { owner: 'Product', validUntil: yearly },
  {
    interval: { ...claims.imageInterval, value: '50 ft', page: '/self-service' },
    installation: { ...claims.installation, wording: 'to mount the cameras on one vehicle', page: '/self-service' },
    start: { ...claims.implementation, wording: 'until the service is in place', page: '/self-service' },
    price: { ...claims.pricePerMile, wording: 'per mile of road', page: '/self-service' },
    distresses: {
      ...claims.distresses,
      value: '15+',
      wording: 'kinds of pavement distress',
      source: '1',
      page: '/self-service',
    },
    retention: { ...claims.retention, page: '/self-service' },
    inspection: {
      value: '$200,000+',
      wording: 'for a traditional inspection',
      source: '9',
      page: '/self-service',
      condition: 'Where, and in which year, is not published yet.',
      reading: 'inspection',
    },
    inspectionMiles: {
      value: '2,000',
      wording: 'miles that $200,000 pays for at $100 per mile',
      source: '9, computed',
      page: '/self-service',
      basis: 'shown',
    },
    consultants: { value: '$150,000', wording: 'Consultant fees', ...saving },
    fieldInspection: { value: '$45,000', wording: 'Field inspection', ...saving },
    scheduling: { value: '$80,000', wording: 'Scheduling', ...saving },
    saved: {
      value: '$275,000',
      wording: 'Total saved',
      source: '9',
      page: '/self-service',
      definition: 'The three bills of the table, added.',
      basis: 'sum',
    },
    yearOne: {
      value: '5:1 to 10:1',
      wording: 'return in the first year',
      source: '9',
      page: '/self-service',
      condition:
        'Which cost it is divided by is not published yet. At $100 per mile, $275,000 is five times the price of 550 miles and ten times that of 275.',
    },
  },
);

export const fullServiceClaims = attest(
  { owner: 'Product', validUntil: yearly },
  {
    scansPerYear: { ...claims.scansPerYear, wording: 'scans a year at most', page: '/full-service' },
    resolution: {
      value: '4K',
      wording: 'resolution of the cameras',
      source: '1',
      page: '/full-service',
      definition: 'Resolution of an image in pixels.',
      condition: 'How many millimeters of pavement a pixel covers, which decides on fine cracks, is not published yet.',
    },
    interval: { ...claims.imageInterval, page: '/full-service' },
    distresses: { ...claims.distresses, page: '/full-service' },
    monthlyScanRepair: { ...claims.monthlyScanRepair, page: '/full-service' },
    speed: { ...claims.speed, page: '/full-service' },
    price: { ...claims.pricePerMile, page: '/full-service' },
    inspection: { ...selfServiceClaims.inspection, value: '$300,000+', page: '/full-service' },
    inspectionMiles: {
      value: '3,000',
      wording: 'miles that $300,000 pays for at $100 per mile',
      source: '9, computed',
      page: '/full-service',
      basis: 'shown',
    },
  },
);

const partners = { source: '9', page: '/white-label' } as const;

export const whiteLabelClaims = attest(
  { owner: 'Sales', validUntil: yearly },
  {
    contractWins: {
      value: '150%',
      wording: 'contract wins',
      condition: 'Whether that is 1.5 or 2.5 times as many as before, and for which firms, is not published yet.',
      ...partners,
    },
    daysFaster: {
      value: '45 days',
      wording: 'faster with the platform',
      condition: 'Faster than which way to do which work is not published yet.',
      ...partners,
    },
    accuracy: {
      value: '95%+',
      wording: 'accuracy of detection',
      condition: 'One figure for all distresses, severities and light. The plus names no upper end.',
      reading: 'accuracy',
      ...partners,
    },
    municipalities: {
      value: '500+',
      wording: 'municipalities',
      condition: 'Whether they are customers, clients of partners or within reach is not published yet.',
      ...partners,
    },
    partnerReturn: {
      value: '300%',
      wording: 'return on investment',
      condition: 'Which revenue and which costs it compares, and for how many firms, is not published yet.',
      ...partners,
    },
    returnPeriod: { ...claims.returnPeriod, wording: 'to reach it', page: '/white-label' },
    satisfaction: { value: '95%', wording: 'Satisfaction', ...partners, ...survey },
    renewal: { value: '95%', wording: 'Renewal', ...partners, ...survey },
    clients: { value: 'Unlimited', wording: 'Clients', ...partners, source: '1, 9', basis: 'shown' },
    price: { ...claims.pricePerMile, page: '/white-label' },
  },
);

const city = { source: '9', page: '/cities' } as const;
const oneYear = { definition: 'One year of the example city.', ...city } as const;

export const cityClaims = attest(
  { owner: 'Marketing', validUntil: yearly, basis: 'example' },
  {
    repairs: { value: '$2.1M', wording: 'Repairs', ...oneYear },
    liability: { value: '$450K', wording: 'Liability claims', ...oneYear },
    overtime: { value: '$320K', wording: 'Emergency overtime', ...oneYear },
    total: {
      value: '$2.87M',
      wording: 'Total today',
      definition: 'The three costs of the table, added.',
      ...city,
      basis: 'sum',
    },
    savings: {
      value: '35%',
      wording: 'savings',
      definition: 'The share of all three costs that the example leaves out.',
      reading: 'savings',
      ...city,
    },
    after: {
      value: '$1.87M',
      wording: 'Total after the savings',
      definition: '$2.87M less 35%, rounded.',
      ...city,
      basis: 'sum',
    },
    yearly: {
      value: '$1M+',
      wording: 'saved every year',
      definition: '35% of $2.87M is $1.0045M.',
      condition: 'Before the price of the service.',
      ...city,
      basis: 'sum',
    },
    interval: { ...claims.imageInterval, page: '/cities' },
    distresses: { ...claims.distresses, page: '/cities' },
    scale: { ...claims.scale, page: '/cities' },
    price: { ...claims.pricePerMile, page: '/cities' },
    speed: { ...claims.speed, page: '/cities' },
  },
);
