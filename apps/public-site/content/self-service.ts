import { claims } from '@workspace/contracts/claims/claims';
import { selfServiceClaims as own } from '@workspace/contracts/claims/service-claims';
import type { Benefit, FeatureBlock, ProcessStep } from './service-records.ts';

/** Bullets under the page title. */
export const selfServiceBullets = [
  'AI cameras for the vehicles you own, and help to mount them',
  'A web platform with a dashboard, and a report every month',
  'Training for those who drive and those who plan',
] as const;

/** Parts that the drawing of the truck numbers. */
export const mountedParts = [
  { name: 'Rear camera', description: 'looks back and down at the whole lane' },
  { name: 'Camera under the vehicle', description: 'looks straight down' },
  { name: 'GPS receiver', description: 'tags every image with its position' },
] as const;

/** Steps from the parcel to the plan. */
export const selfServiceSteps: readonly ProcessStep[] = [
  {
    number: 1,
    title: 'Device installation',
    description: `The cameras arrive ready to mount, under or on the vehicle. Allow ${own.installation.value} for each, with our support.`,
    icon: 'camera',
  },
  {
    number: 2,
    title: 'Data collection',
    description: 'Crews drive their usual rounds. The cameras photograph the pavement at regular intervals.',
    icon: 'vehicle',
  },
  {
    number: 3,
    title: 'AI analysis',
    description: `Damage is found in the images, and each segment gets a ${claims.scale.wording} on a scale of ${claims.scale.value}.`,
    icon: 'detection',
  },
  {
    number: 4,
    title: 'Strategic planning',
    description: 'You read the ratings on the dashboard and lay out repairs for the years ahead.',
    icon: 'plan',
  },
];

/** The three parts of the service. */
export const selfServiceFeatures: readonly FeatureBlock[] = [
  {
    title: 'AI data collection',
    description: 'Recording needs nobody beside the driver. The cameras work while the vehicle does its own job.',
    icon: 'camera',
    details: [
      `An image every ${own.interval.value}, each with its position`,
      'Sidewalks, parking and signage recorded on the way',
      'Utilities, storm drains and hydrants too',
    ],
  },
  {
    title: 'Intelligent analysis',
    description: 'The rating follows the standard that your engineers already work with, so they can check it.',
    icon: 'detection',
    details: [
      `${own.distresses.value} kinds of pavement distress detected`,
      'Pavement Condition Index by ASTM D6433',
      'PASER ratings where your reports call for them',
    ],
  },
  {
    title: 'Strategic planning',
    description: 'A list of bad streets is not a plan. The platform orders the work by year and by budget.',
    icon: 'plan',
    details: [
      'Maintenance plans over several years',
      'A budget spent where it saves most',
      'Monthly reports to hand on',
    ],
  },
];

/** Benefits of self service for a city. */
export const selfServiceBenefits: readonly Benefit[] = [
  {
    title: 'No fleet to add',
    description: 'Vehicles that cover your streets anyway become the survey. You buy none and hire none.',
  },
  {
    title: 'Your own calendar',
    description: 'Scan after the thaw, before the paving season or on every round. There is no consultant to book.',
  },
  {
    title: 'One yardstick',
    description: 'Every district is rated by the same method, so comparing two of them starts no argument.',
  },
  {
    title: 'Month to month',
    description: `Stay for as long as it serves you. Should you leave, your data is kept for ${own.retention.value} more.`,
  },
];
