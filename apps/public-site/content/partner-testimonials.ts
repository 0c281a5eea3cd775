import type { Testimonial } from './testimonial.ts';

/** Partner testimonials. Sample content: to be replaced before the site goes live. */
export const partnerTestimonials = [
  {
    name: 'Dana Whitfield',
    title: 'Estimating manager',
    organization: 'regional paving contractor',
    quote:
      'We used to price a program from a windshield survey and a good guess. Now the bid goes in with a rating for every segment, and the owner argues with us about scope, not about condition.',
    isSample: true,
  },
  {
    name: 'Luis Ortega',
    title: 'Principal',
    organization: 'civil engineering firm',
    quote: 'Two of our engineers check the ratings. Nobody has to walk the network to make them.',
    isSample: true,
  },
  {
    name: 'Renee Marchand',
    title: 'Director of operations',
    organization: 'construction management firm',
    quote: 'The council saw its own streets on the map in the second meeting. That meeting decided it.',
    isSample: true,
  },
] as const satisfies readonly Testimonial[];
