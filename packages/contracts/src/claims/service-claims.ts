import { attest, yearly } from './claim.ts';
import { claims } from './claims.ts';

/**
 * Figures of the four service pages. For a figure of another page, the value comes from `claims.ts` and only the
 * wording is the page's own.
 */
export const selfServiceClaims = attest(
  { owner: 'Product', validUntil: yearly },
  {
    interval: { value: '50 ft', wording: 'between GPS-tagged images', source: '1', page: '/self-service' },
    installation: { ...claims.installation, wording: 'to mount the cameras on one vehicle', page: '/self-service' },
    start: { ...claims.implementation, wording: 'until the service is in place', page: '/self-service' },
    price: { ...claims.pricePerMile, wording: 'per mile of road', page: '/self-service' },
    distresses: { value: '15+', wording: 'kinds of pavement distress', source: '1', page: '/self-service' },
    retention: { ...claims.retention, page: '/self-service' },
    inspection: { value: '$200,000+', wording: 'for a traditional inspection', source: '9', page: '/self-service' },
    inspectionMiles: {
      value: '2,000',
      wording: 'miles that $200,000 pays for at $100 per mile',
      source: '9, computed',
      page: '/self-service',
    },
    consultants: { value: '$150,000', wording: 'Consultant fees', source: '9', page: '/self-service' },
    fieldInspection: { value: '$45,000', wording: 'Field inspection', source: '9', page: '/self-service' },
    scheduling: { value: '$80,000', wording: 'Scheduling', source: '9', page: '/self-service' },
    saved: { value: '$275,000', wording: 'Total saved', source: '9', page: '/self-service' },
    yearOne: { value: '5:1 to 10:1', wording: 'return in the first year', source: '9', page: '/self-service' },
  },
);

export const fullServiceClaims = attest(
  { owner: 'Product', validUntil: yearly },
  {
    scansPerYear: { ...claims.scansPerYear, wording: 'scans a year at most', page: '/full-service' },
    resolution: { value: '4K', wording: 'resolution of the cameras', source: '1', page: '/full-service' },
    interval: { ...claims.imageInterval, page: '/full-service' },
    distresses: { ...claims.distresses, page: '/full-service' },
    monthlyScanRepair: { ...claims.monthlyScanRepair, page: '/full-service' },
    speed: { ...claims.speed, page: '/full-service' },
    price: { ...claims.pricePerMile, page: '/full-service' },
    inspection: { value: '$300,000+', wording: 'for a traditional inspection', source: '9', page: '/full-service' },
    inspectionMiles: {
      value: '3,000',
      wording: 'miles that $300,000 pays for at $100 per mile',
      source: '9, computed',
      page: '/full-service',
    },
  },
);

export const whiteLabelClaims = attest(
  { owner: 'Sales', validUntil: yearly },
  {
    contractWins: { value: '150%', wording: 'contract wins', source: '9', page: '/white-label' },
    daysFaster: { value: '45 days', wording: 'faster with the platform', source: '9', page: '/white-label' },
    accuracy: { value: '95%+', wording: 'accuracy of detection', source: '9', page: '/white-label' },
    municipalities: { value: '500+', wording: 'municipalities', source: '9', page: '/white-label' },
    partnerReturn: { value: '300%', wording: 'return on investment', source: '9', page: '/white-label' },
    returnPeriod: { ...claims.returnPeriod, wording: 'to reach it', page: '/white-label' },
    satisfaction: { value: '95%', wording: 'Satisfaction', source: '9', page: '/white-label' },
    renewal: { value: '95%', wording: 'Renewal', source: '9', page: '/white-label' },
    clients: { value: 'Unlimited', wording: 'Clients', source: '1, 9', page: '/white-label' },
    price: { ...claims.pricePerMile, page: '/white-label' },
  },
);

export const cityClaims = attest(
  { owner: 'Marketing', validUntil: yearly },
  {
    repairs: { value: '$2.1M', wording: 'Repairs', source: '9', page: '/cities' },
    liability: { value: '$450K', wording: 'Liability claims', source: '9', page: '/cities' },
    overtime: { value: '$320K', wording: 'Emergency overtime', source: '9', page: '/cities' },
    total: { value: '$2.87M', wording: 'Total today', source: '9', page: '/cities' },
    savings: { value: '35%', wording: 'savings', source: '9', page: '/cities' },
    after: { value: '$1.87M', wording: 'Total after the savings', source: '9', page: '/cities' },
    yearly: { value: '$1M+', wording: 'saved every year', source: '9', page: '/cities' },
    interval: { ...claims.imageInterval, page: '/cities' },
    distresses: { ...claims.distresses, page: '/cities' },
    scale: { ...claims.scale, page: '/cities' },
    price: { ...claims.pricePerMile, page: '/cities' },
    speed: { ...claims.speed, page: '/cities' },
  },
);
