import { Counter, type Registry } from 'prom-client';
import type { Outcome } from '../features/newsletter-deliveries/store-checkpoint.ts';

/** Counts the stored outcomes of newsletter emails by provider. */
export type CountDeliveries = (provider: string, outcomes: readonly Pick<Outcome, 'status' | 'isUntried'>[]) => void;

/** Creates the counter. Emails that were given back before any attempt do not count. */
export function countDeliveries(registry: Registry): CountDeliveries {
  const deliveries = new Counter({
    name: 'deliveries_total',
    help: 'Outcomes of attempts to submit newsletter emails, by provider.',
    labelNames: ['provider', 'outcome'],
    registers: [registry],
  });
  return (provider, outcomes) => {
    for (const { status, isUntried } of outcomes)
      if (status !== 'queued' && !isUntried) deliveries.inc({ provider, outcome: status });
  };
}
