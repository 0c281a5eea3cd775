import { claims } from '@workspace/contracts/claims/claims';
import { fullServiceClaims as own } from '@workspace/contracts/claims/service-claims';
import type { Benefit, FeatureBlock, MonitoringCategory, ProcessStep } from './service-records.ts';

/** Steps from the first call to the list of repairs; `yours` names the work that remains with the city. */
export const fullServiceSteps: readonly (ProcessStep & { readonly yours: string })[] = [
  {
    number: 1,
    title: 'Consultation and setup',
    description: 'We agree on the network, on what else to watch, and on how often to scan.',
    yours: 'Say which streets, and what you need to know',
    icon: 'map',
  },
  {
    number: 2,
    title: 'Professional scanning',
    description: `Trained drivers cover every street with ${own.resolution.value} cameras.`,
    yours: 'Nothing',
    icon: 'vehicle',
  },
  {
    number: 3,
    title: 'AI analysis and reporting',
    description: `${own.distresses.value} kinds of distress are told apart, segments are rated, and a report comes each week.`,
    yours: 'Read it, and ask your support manager',
    icon: 'report',
  },
  {
    number: 4,
    title: 'Strategic recommendations',
    description: 'Repairs are ranked by priority, with a forecast of what happens to each segment.',
    yours: 'Decide',
    icon: 'ranking',
  },
];

/** The three parts of the service. */
export const fullServiceFeatures = {
  drivers: {
    title: 'Dedicated drivers',
    description: 'Scanning is a job of its own, and here it is nobody’s second job.',
    icon: 'vehicle',
    details: [
      'Trained drivers, employed by us',
      'Full coverage of the network',
      `Any frequency from annual to monthly, up to ${own.scansPerYear.value} scans a year`,
    ],
  },
  cameras: {
    title: 'AI camera systems',
    description: 'What a rating rests on is a sharp image with a place and a date.',
    icon: 'camera',
    details: [
      `Images in ${own.resolution.value}`,
      `One every ${own.interval.value}, with GPS position`,
      `${claims.scale.wording} by ASTM D6433, ${claims.scale.value}`,
    ],
  },
  monitoring: {
    title: 'Custom monitoring',
    description: 'The same drive can keep account of whatever stands beside the road. You say what.',
    icon: 'sign',
    details: [
      'Signs, trash bins, buildings and similar assets',
      'A list that you set yourself',
      'Counted on the drive that rates the road',
    ],
  },
} as const satisfies Record<string, FeatureBlock>;

/** Categories of street monitoring, panel by panel of the drawn street. */
export const monitoringCategories: readonly MonitoringCategory[] = [
  {
    title: 'Road infrastructure',
    items: ['Pavement distress', 'Road markings', 'Manholes', 'Water valves'],
    icon: 'road',
  },
  { title: 'Street assets', items: ['Signs', 'Hydrants', 'Parking', 'Sidewalks'], icon: 'sign' },
  { title: 'Municipal services', items: ['Trash bins', 'Storm drains', 'Utilities'], icon: 'bin' },
  { title: 'Building and property', items: ['Buildings', 'Similar property that you name'], icon: 'building' },
];

/** Benefits of full service for a city. */
export const fullServiceBenefits: readonly Benefit[] = [
  { title: 'Your crews stay on repairs', description: 'Nobody is taken off a job to collect data.' },
  {
    title: 'You see what waiting costs',
    description: 'Advanced analytics forecast how each segment ages, so a delay has a price before it is chosen.',
  },
  {
    title: 'Potholes cost less',
    description: `With a scan each month, pothole repair is ${own.monthlyScanRepair.value} cheaper.`,
  },
  {
    title: 'One person answers',
    description: 'A dedicated support manager knows your network and explains any number on it.',
  },
];
