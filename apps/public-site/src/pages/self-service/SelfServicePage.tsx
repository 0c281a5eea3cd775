import { Head } from '../../head/Head.tsx';
import { planData } from '../services/service-data.ts';
import { Benefits } from './sections/Benefits.tsx';
import { SelfServiceCallToAction } from './sections/SelfServiceCallToAction.tsx';
import { CityLimits } from './sections/CityLimits.tsx';
import { CountyRoads } from './sections/CountyRoads.tsx';
import { DataSheet } from './sections/DataSheet.tsx';
import { Hero } from './sections/Hero.tsx';
import { Savings } from './sections/Savings.tsx';
import { Steps } from './sections/Steps.tsx';
import { SelfServiceTestimonials } from './sections/SelfServiceTestimonials.tsx';
import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';

export default function SelfServicePage() {
  return (
    <>
      <Head
        title="Self Service: pavement surveys from your own vehicles"
        description="Pavement condition ratings from AI cameras on the vehicles your city already runs: web platform, monthly reports, installation support and training."
        path="/self-service"
        data={planData('self-service')}
        preview={{ tab: 'Self Service', title: 'Road ratings from your own vehicles' }}
      />
      <Hero />
      <CityLimits />
      <Steps />
      <DataSheet />
      <Benefits />
      <CountyRoads />
      <SelfServiceTestimonials />
      <Savings />
      <SelfServiceCallToAction />
      <ClaimNotes />
    </>
  );
}
