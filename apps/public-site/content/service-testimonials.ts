import type { PortraitTestimonial } from './service-records.ts';

const image = '/people/placeholder.jpg';

/** Testimonials of self-service cities. Sample content: to be replaced before the site goes live. */
export const selfServiceTestimonials: readonly PortraitTestimonial[] = [
  {
    name: 'Marian Kessler',
    title: 'Public works director',
    organization: 'City of Cedarmoor',
    quote:
      "The cameras ride on our inspection trucks. Nobody's route changed, and the first monthly report covered streets that we had not walked in years.",
    image,
    isSample: true,
  },
  {
    name: 'Joseph Adeyemi',
    title: 'City engineer',
    organization: 'City of Dunmarsh',
    quote: 'When a resident asks why another street comes first, I open the map and show both ratings.',
    image,
    isSample: true,
  },
];

/** Testimonials of full-service cities. Sample content: to be replaced before the site goes live. */
export const fullServiceTestimonials: readonly PortraitTestimonial[] = [
  {
    name: 'Elena Prado',
    title: 'City manager',
    organization: 'City of Eastmere',
    quote: 'The forecast was what the budget meeting lacked: what becomes of each street if we wait.',
    image,
    isSample: true,
  },
  {
    name: 'Thomas Berg Hale',
    title: 'Streets superintendent',
    organization: 'City of Stonequay',
    quote:
      'I have no crew to spare for driving. Their drivers covered the network, and mine began with the repair list.',
    image,
    isSample: true,
  },
];

/** Testimonials of firms that resell the service. Sample content: to be replaced before the site goes live. */
export const whiteLabelTestimonials: readonly PortraitTestimonial[] = [
  {
    name: 'Priya Raman',
    title: 'Principal',
    organization: 'transportation consulting firm',
    quote: 'Our clients log in under our name and read our report. The cameras behind it are not ours to maintain.',
    image,
    isSample: true,
  },
  {
    name: 'Walter Jensen',
    title: 'Vice president',
    organization: 'paving firm',
    quote:
      'We used to arrive when the paving was already decided. Now the first conversation is about a map that has our logo on it.',
    image,
    isSample: true,
  },
];
