import { Head } from '../../head/Head.tsx';
import { near, still } from '../../part.tsx';

const Opening = still(() => import('./Opening.tsx'));
const CostCalculator = near('cost-calculator', () => import('../../cost-calculator/CostCalculator.tsx'));
const Closing = still(() => import('./Closing.tsx'));

export default function CitiesPage() {
  return (
    <>
      <Head
        title="For cities: which streets first, and what it saves"
        description="Rate every street by one method, put the repairs in order, and show the council what it costs to wait."
        path="/cities"
      />
      <Opening />
      <CostCalculator />
      <Closing />
    </>
  );
}
