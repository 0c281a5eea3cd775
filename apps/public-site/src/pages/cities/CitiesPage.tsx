import { near, still } from '../../part.tsx';

const Opening = still(() => import('./Opening.tsx'));
const CostCalculator = near('cost-calculator', () => import('../../cost-calculator/CostCalculator.tsx'));
const Closing = still(() => import('./Closing.tsx'));

export default function CitiesPage() {
  return (
    <>
      <Opening />
      <CostCalculator />
      <Closing />
    </>
  );
}
