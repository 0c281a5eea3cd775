import { assumptionsOf } from '../lab/cost-fields.ts';
import { firstYear, shownPlanOf } from '../lab/lab-state.ts';
import { scenarioOf } from '../lab/plan-result.ts';
import { planQueryOf } from '../lab/query-of.ts';
import { readState } from '../lab/read-state.ts';
import { targetIn } from '../lab/target.ts';
import { exampleNetwork } from './example-network.ts';
import { packetOf } from './packet-of.ts';
import type { Packet } from './packet.ts';

/** Returns the packet of the example town for a query of the lab. A plan that ends in its first year has one year. */
export function examplePacket(query: string, { origin, madeOn }: { origin: string; madeOn: Date }): Packet {
  const { state } = readState(new URLSearchParams(query));
  return packetOf({
    network: exampleNetwork(state.segments),
    assumptions: assumptionsOf(state),
    scenario: scenarioOf(shownPlanOf(state), Math.max(1, state.year - firstYear)),
    target: targetIn(state),
    madeOn,
    address: `${origin}/lab${planQueryOf(state)}`,
  });
}
