import { claims } from '@workspace/contracts/claims/claims';

/** Features that a partner offers to a client, in the order in which a job meets them. */
export const partnerFeatures = [
  {
    id: 'images',
    title: 'An image for every finding',
    text: `A picture every ${claims.imageInterval.value}, tagged by GPS. When an owner doubts a rating, open the image it came from.`,
  },
  {
    id: 'distresses',
    title: `${claims.distresses.value} distresses, told apart`,
    text: 'Each is boxed where it lies, so your engineers can check the machine instead of trusting it.',
  },
  {
    id: 'rating',
    title: 'The index your reader knows',
    text: 'The Pavement Condition Index of ASTM D6433, and PASER for owners who work in that.',
  },
  {
    id: 'inventory',
    title: 'The street furniture comes along',
    text: 'Sidewalks, parking, signage, utilities, storm drains and hydrants are found on the same drive.',
  },
  {
    id: 'plan',
    title: 'A plan that survives a budget',
    text: 'Treatments are laid out over several years and fitted to the money there is, which is the part a council votes on.',
  },
  {
    id: 'clients',
    title: 'All your clients in one place',
    text: 'One dashboard for many cities, a portal for each of them, and your name at the top if you resell under White Label.',
  },
] as const;

export type PartnerFeatureId = (typeof partnerFeatures)[number]['id'];
