import { brand } from '@workspace/contracts/brand';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { potholeClaims } from '@workspace/contracts/claims/pothole-claims';
import { cityClaims, fullServiceClaims, selfServiceClaims } from '@workspace/contracts/claims/service-claims';
import type { AmountName, ChoiceName } from './input-names.ts';

/** Source of each preset, or a note that it is a placeholder. */
export const assumptionNotes: Record<AmountName | ChoiceName, string> = {
  miles: `Preset: ${claims.cityMiles.value} miles, from one of our case studies. Each street counts once, however many lanes it has.`,
  people: `Preset: ${potholeClaims.cityPeople.value}, the typical city of our potholes report.`,
  inspection: `Preset: the lower of this site’s two figures for a traditional inspection, ${selfServiceClaims.inspection.value} and ${fullServiceClaims.inspection.value}. Neither says for how many miles, so put what you pay.`,
  interval: 'Placeholder. At 1, both sides are surveyed once a year; put how often you inspect.',
  repairs: `Left out until you put a sum. The example on our page for cities has ${cityClaims.total.value}.`,
  savings: `From the example on our page for cities. It is our claim and not a measurement of your streets, and counts only with a sum for repairs.`,
  plan: 'Both cost the same per mile. White Label is for firms.',
  price: `The price of every plan. Our FAQ also says from about ${companyClaims.faqPricePerMile.value} for Self Service: put that to see it.`,
  charged: 'The price says per mile, and not how often. For each survey is the more expensive reading.',
  surveys: `Placeholder: the fewest. Full Service goes up to ${claims.scansPerYear.value} a year.`,
  share: 'Placeholder: all of it. You can begin with a district.',
  ratio:
    'The price says per mile, and not of which kind. 1 charges each street once; 2 charges both lanes of a two-lane street.',
  driving: 'Placeholder. Put crew, vehicle and fuel. Counts with Self Service only.',
  years: 'Placeholder. Each year counts the same.',
};

/** Costs that no field covers. */
export const leftOut = `Left out: one-off costs, interest, changes of price, and whatever ratings are worth beyond the sums above. This is arithmetic on the numbers in the fields, and not a quote from ${brand.name}.`;
