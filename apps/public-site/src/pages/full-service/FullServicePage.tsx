import { Head } from '../../head/Head.tsx';
import { planData } from '../services/service-data.ts';
import { Benefits } from './sections/Benefits.tsx';
import { FullServiceCallToAction } from './sections/FullServiceCallToAction.tsx';
import { CityLine } from './sections/CityLine.tsx';
import { Comparison } from './sections/Comparison.tsx';
import { Division } from './sections/Division.tsx';
import { Hero } from './sections/Hero.tsx';
import { Parts } from './sections/Parts.tsx';
import { Street } from './sections/Street.tsx';
import { FullServiceTestimonials } from './sections/FullServiceTestimonials.tsx';
import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';

export default function FullServicePage() {
  return (
    <>
      <Head
        title="Full Service: pavement condition surveys by our drivers"
        description="Pavement condition surveys by trained drivers: 4K cameras, up to 12 scans a year, forecasts, ranked repairs, and a support manager of your own."
        path="/full-service"
        data={planData('full-service')}
        preview={{ tab: 'Full Service', title: 'Our drivers scan every street' }}
      />
      <Hero />
      <CityLine />
      <Division />
      <Parts />
      <Street />
      <Benefits />
      <FullServiceTestimonials />
      <Comparison />
      <FullServiceCallToAction />
      <ClaimNotes />
    </>
  );
}
