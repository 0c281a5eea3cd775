import { potholeClaims as claim } from '@workspace/contracts/claims/pothole-claims';

/** Findings of the potholes report with the claims that each states, the main point first. */
export const potholeFindings = [
  {
    point: 'Waiting for calls misses most of them.',
    detail: `${claim.unreported.value} of potholes are never reported, so a crew that works from complaints works from the shorter part of the list.`,
    claims: [claim.unreported],
  },
  {
    point: 'Most need not have formed.',
    detail: `${claim.preventable.value} are preventable, because the crack that lets the water in is there to be seen first.`,
    claims: [claim.preventable],
  },
  {
    point: 'Prevention wins by an order of magnitude.',
    detail: `A dollar spent on prevention stands against ten to eighteen spent on repair: the ratio runs from ${claim.ratio.value}.`,
    claims: [claim.ratio],
  },
  {
    point: 'The cheapest patch is the one bought most often.',
    detail: `Throw-and-roll lasts ${claim.throwLife.value}; a full-depth repair, ${claim.fullLife.value}.`,
    claims: [claim.throwLife, claim.fullLife],
  },
  {
    point: 'The bill goes beyond the public works budget.',
    detail: `A damaged vehicle costs its driver ${claim.vehicleDamage.value} on average. A city of ${claim.cityPeople.value} people carries a total of ${claim.cityTotal.value}.`,
    claims: [claim.vehicleDamage, claim.cityTotal],
  },
] as const;
