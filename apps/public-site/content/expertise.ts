import { claims } from '@workspace/contracts/claims/claims';

/** The company's fields of expertise, each with its use. */
export const expertise = [
  { subject: 'Pavement condition', detail: `The ${claims.scale.value} index of ASTM D6433, and PASER ratings` },
  { subject: 'Damage detection', detail: `${claims.distresses.value} pavement distresses, found in images by AI` },
  { subject: 'Field capture', detail: 'Cameras under or on a vehicle, each image tagged by GPS' },
  {
    subject: 'Street inventory',
    detail: 'What stands along the road: signs and sidewalks, parking, utilities, drains, hydrants',
  },
  { subject: 'Maintenance planning', detail: 'What to treat and when, over several years' },
  { subject: 'Budgets', detail: 'The most condition for the money that is there' },
  { subject: 'Public owners', detail: 'Cities, counties, parishes, highway and tollroad operators' },
  { subject: 'Partner firms', detail: 'Engineering, paving, construction management, transportation consulting' },
] as const;
