import { CostCalculator } from '../../cost-calculator/CostCalculator.tsx';
import { Head } from '../../head/Head.tsx';
import { Call } from './sections/Call.tsx';
import { Council } from './sections/Council.tsx';
import { Hero } from './sections/Hero.tsx';
import { Outlook } from './sections/Outlook.tsx';
import { Priorities } from './sections/Priorities.tsx';
import { Route } from './sections/Route.tsx';
import { Savings } from './sections/Savings.tsx';

export default function CitiesPage() {
  return (
    <>
      <Head
        title="For cities: which streets first, and what it saves"
        description="Rate every street by one method, put the repairs in order, and show the council what it costs to wait."
        path="/cities"
      />
      <Hero />
      <Council />
      <Outlook />
      <Route />
      <Priorities />
      <CostCalculator />
      <Savings />
      <Call />
    </>
  );
}
