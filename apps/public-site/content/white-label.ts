import { whiteLabelClaims as own } from '@workspace/contracts/claims/service-claims';
import type { Benefit, FeatureBlock, PartnerFirm, ProcessStep } from './service-records.ts';

/** The four figures of the sign. */
export const whiteLabelMetrics = [own.contractWins, own.daysFaster, own.accuracy, own.municipalities] as const;

/** Types of firms that resell the service. */
export const partnerFirms: readonly PartnerFirm[] = [
  {
    name: 'Engineering',
    description: 'Condition data for the studies that you write anyway, without a field season.',
    services: ['Pavement condition surveys', 'Capital plans', 'Reports by ASTM D6433'],
  },
  {
    name: 'Paving',
    description: 'Bring the assessment, and be in the room when the work is planned.',
    services: ['Network ratings', 'Repair lists by segment', 'Scans before and after the work'],
  },
  {
    name: 'Construction management',
    description: 'Show an owner the road as it was, as it is and as it was left.',
    services: ['Condition records', 'Asset inventories', 'Portals for owners'],
  },
  {
    name: 'Transportation consulting',
    description: 'Advise on pavement that was rated this year instead of modeled from the last survey.',
    services: ['Maintenance plans', 'Budget scenarios', 'PASER and PCI ratings'],
  },
];

/** Steps of the business model: the flow of money and work. */
export const businessModelSteps: readonly ProcessStep[] = [
  {
    number: 1,
    title: 'You sell',
    description: 'The offer carries your brand. The client signs with you and stays with you.',
    icon: 'plate',
  },
  {
    number: 2,
    title: 'The platform rates',
    description: 'Images are analyzed, segments are rated, and the results appear in the portal that bears your name.',
    icon: 'detection',
  },
  {
    number: 3,
    title: 'We share the revenue',
    description: 'Every client adds to it, and there is no limit to how many you bring.',
    icon: 'plan',
  },
];

/** Platform features for a firm with many clients. */
export const whiteLabelFeatures: readonly FeatureBlock[] = [
  {
    title: 'A branded platform',
    description: 'Your name, your logo, your clients.',
    icon: 'plate',
    details: ['Your brand on every screen', 'Reports under your letterhead'],
  },
  {
    title: 'A multi-tenant dashboard',
    description: 'All cities on one screen for you, each apart from the others.',
    icon: 'map',
    details: ['Management of many cities', 'Condition compared across clients'],
  },
  {
    title: 'Client portals',
    description: 'One door for each city, which opens on its own streets.',
    icon: 'portal',
    details: ['Ratings, images and plans', 'No view of other clients'],
  },
];

/** Benefits for a partner firm. */
export const whiteLabelBenefits: readonly Benefit[] = [
  { title: 'A service line without a department', description: 'No cameras to design and no model to train.' },
  { title: 'The client stays yours', description: 'We do not appear in front of them.' },
  { title: 'A reason to come back', description: 'Roads age, so the next scan is part of the first sale.' },
];

/** Items that are ready on the first day. */
export const readinessCards: readonly (Benefit & { readonly icon: ProcessStep['icon'] })[] = [
  { title: 'Brand', description: 'Name, logo and colors are set on platform, portals and reports.', icon: 'plate' },
  { title: 'People', description: 'Those who sell and those who advise have been trained.', icon: 'person' },
  {
    title: 'Portals',
    description: 'The first client has a door, and the dashboard has room for the next.',
    icon: 'portal',
  },
  { title: 'Support', description: 'Your team knows whom to call. Your clients call you.', icon: 'call' },
];

/** Example rows of the dashboard: invented cities and figures. */
export const exampleClients = [
  { city: 'Alderport', miles: 412, pci: 71 },
  { city: 'Cedarmoor', miles: 186, pci: 58 },
  { city: 'Larkhollow', miles: 97, pci: 44 },
  { city: 'Dunmarsh', miles: 63, pci: 36 },
] as const;
