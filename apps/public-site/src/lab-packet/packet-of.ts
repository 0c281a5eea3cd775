import type { Assumptions } from '../road-network/assumptions.ts';
import { answerOf } from '../road-network/answer.ts';
import { findHoldingBudget } from '../road-network/find-holding-budget.ts';
import { planYears } from '../road-network/plan-years.ts';
import type { Scenario, Strategy } from '../road-network/plan.ts';
import type { Network } from '../road-network/segment.ts';
import { assumptionsSection } from './assumptions-section.ts';
import { limitsSection } from './limits-section.ts';
import { ordersSection } from './orders-section.ts';
import { outcomeSection } from './outcome-section.ts';
import type { PlansByStrategy } from './plans-by-strategy.ts';
import type { Packet } from './packet.ts';
import { worksSection } from './works-section.ts';
import { yearsSection } from './years-section.ts';

/** A plan and what it is compared with. */
export interface PacketInput {
  readonly network: Network;
  readonly assumptions: Assumptions;
  readonly scenario: Scenario;
  /** The average to reach; undefined for today's. */
  readonly target: number | undefined;
  readonly madeOn: Date;
  readonly address: string;
}

/** Returns the packet of a plan. Computes the plans that it compares, which takes a fraction of a second. */
export function packetOf({ network, assumptions, scenario, target, madeOn, address }: PacketInput): Packet {
  const planOf = (strategy: Strategy) => planYears(network, assumptions, { ...scenario, strategy });
  const plans: PlansByStrategy = {
    nothing: planOf('nothing'),
    'worst-first': planOf('worst-first'),
    'spread-evenly': planOf('spread-evenly'),
    'benefit-per-dollar': planOf('benefit-per-dollar'),
  };
  const planned = plans[scenario.strategy];
  const found = findHoldingBudget(network, assumptions, scenario, target ?? planned[0]!.average);
  const answer = answerOf(planned, scenario, { target, found });
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(madeOn);
  return {
    title: `${network.name}, ${scenario.firstYear} to ${scenario.firstYear + scenario.years}`,
    answer: `${answer.outcome} ${answer.holding}`,
    madeOn: day,
    address,
    closing: `Made on ${day}. The same plan: ${address}`,
    sections: [
      outcomeSection(network, scenario, plans),
      yearsSection(network, planned),
      ordersSection(scenario, plans),
      // The limits fill the page of the two short tables before them; after the long ones they need a page of their own.
      limitsSection,
      worksSection(network, planned[0]!),
      assumptionsSection(assumptions),
    ],
  };
}
