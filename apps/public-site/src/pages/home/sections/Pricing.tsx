import { Island } from '../../../islands/Island.tsx';
import { Section } from '../../../layout/Section.tsx';
import { Plans } from './Plans.tsx';

/** The three plans, and the quick cost calculator. */
export function Pricing() {
  return (
    <Section id="pricing" labelledBy="pricing-title">
      <Plans />
      <Island name="quick-cost" hydrate="on-interaction" />
    </Section>
  );
}
