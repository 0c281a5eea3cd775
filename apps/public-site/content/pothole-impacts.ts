import { potholeClaims as claim } from '@workspace/contracts/claims/pothole-claims';

/** Groups that potholes affect. */
export const potholeImpacts = [
  {
    id: 'drivers',
    category: 'Drivers',
    figure: claim.vehicleDamage,
    text: 'Tires, wheels and suspension. The owner of the vehicle meets it first; the claim may follow.',
  },
  {
    id: 'budgets',
    category: 'City budgets',
    figure: claim.cityTotal,
    text: `What a city of ${claim.cityPeople.value} people carries in all: repairs, liability claims and emergency overtime among it.`,
  },
  {
    id: 'safety',
    category: 'Safety',
    figure: claim.response,
    text: 'For as long as a known hole stays open, drivers swerve around it and cyclists cannot.',
  },
  {
    id: 'trust',
    category: 'Public trust',
    figure: claim.unreported,
    text: 'Residents who see a hole for weeks assume that the city has seen it as well. Mostly nobody has told it.',
  },
] as const;

export type PotholeImpactId = (typeof potholeImpacts)[number]['id'];
