import { Counter, type Registry } from 'prom-client';
import { namedProviders, otherProviders } from '../features/mail-providers/named-providers.ts';
import type { Outcome } from '../features/newsletter-deliveries/store-checkpoint.ts';

/** Counts the stored outcomes of newsletter emails by provider. */
export type CountDeliveries = (provider: string, ended: readonly Pick<Outcome, 'status' | 'isUntried'>[]) => void;

const outcomes = ['handed_over', 'refused', 'retry', 'uncertain'] as const;

/**
 * Creates the counter. It begins with 0 for each provider and outcome: an alert reads increases, and a batch that fails as
 * a whole is one step from nothing. Emails that were given back before any attempt do not
 * count.
 */
export function countDeliveries(registry: Registry): CountDeliveries {
  const deliveries = new Counter({
    name: 'deliveries_total',
    help: 'Outcomes of attempts to submit newsletter emails, by provider.',
    labelNames: ['provider', 'outcome'],
    registers: [registry],
  });
  for (const provider of [...namedProviders.map(({ key }) => key), otherProviders])
    for (const outcome of outcomes) deliveries.inc({ provider, outcome }, 0);
  return (provider, ended) => {
    for (const { status, isUntried } of ended)
      if (status !== 'queued' && !isUntried) deliveries.inc({ provider, outcome: status });
  };
}
