import { Section } from '../../../layout/Section.tsx';
import { near, still } from '../../../part.tsx';

const Plans = still(() => import('./Plans.tsx'));
const QuickCost = near('quick-cost', () => import('../../../cost-calculator/QuickCost.tsx'));

/** The three plans, and the quick cost calculator. */
export function Pricing() {
  return (
    <Section id="pricing" labelledBy="pricing-title">
      <Plans />
      <QuickCost />
    </Section>
  );
}
