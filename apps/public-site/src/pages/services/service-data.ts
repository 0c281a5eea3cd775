import { claims } from '@workspace/contracts/claims/claims';
import { plans } from '../../../content/plans.ts';
import { company, type StructuredData } from '../../head/structured-data.ts';
import { dollarsOf } from './dollars-of.ts';

type Plan = (typeof plans)[number];

/** Returns the structured data of the service with the plans that a page offers, each at its price per mile. */
export function serviceData(offered: readonly Plan[]): StructuredData {
  return ({ origin }) => [
    {
      '@type': 'Service',
      name: 'Road condition assessment',
      serviceType: 'Pavement condition survey',
      provider: company(origin),
      offers: offered.map(({ name, subtext, path }) => ({
        '@type': 'Offer',
        name,
        description: subtext,
        url: origin + path,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: dollarsOf(claims.pricePerMile.value),
          priceCurrency: 'USD',
          unitText: 'mile',
        },
      })),
    },
  ];
}

/** Returns the structured data of the service for the page of one plan. */
export const planData = (id: Plan['id']): StructuredData => serviceData(plans.filter((plan) => plan.id === id));
