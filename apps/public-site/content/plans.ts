import { claims } from '@workspace/contracts/claims/claims';

/** The three ways to run the service. All cost the same per mile. */
export const plans = [
  {
    id: 'self-service',
    name: 'Self Service',
    subtext: 'Your crews drive. Our cameras go along.',
    path: '/self-service',
    isMostPopular: false,
    points: [
      'AI cameras for your own vehicles',
      'Web platform with a basic dashboard',
      'Monthly reports',
      'Installation support and training',
    ],
  },
  {
    id: 'full-service',
    name: 'Full Service',
    subtext: 'Our trained drivers scan every street.',
    path: '/full-service',
    isMostPopular: true,
    points: [
      `Monthly to annual scans in 4K, up to ${claims.scansPerYear.value} a year`,
      'Advanced analytics and forecasting',
      'Priority repair recommendations',
      'Signs, trash bins, buildings and similar assets watched too',
      'A support manager of your own',
    ],
  },
  {
    id: 'white-label',
    name: 'White Label',
    subtext: 'Your firm, your brand, your clients.',
    path: '/white-label',
    isMostPopular: false,
    points: [
      'A platform under your own brand',
      'Many cities on one dashboard, each with its portal',
      'Unlimited clients, shared revenue',
      'Training and support',
    ],
  },
] as const;
