import { QuickCost } from '../../../cost-calculator/QuickCost.tsx';
import { Section } from '../../../layout/Section.tsx';
import { still } from '../../../part.tsx';

const Plans = still(() => import('./Plans.tsx'));

/** The three plans, and what a survey would cost. */
export function Pricing() {
  return (
    <Section id="pricing" labelledBy="pricing-title">
      <Plans />
      <QuickCost />
    </Section>
  );
}
