import { Head } from '../../head/Head.tsx';
import { Dashboard } from './sections/Dashboard.tsx';
import { Features } from './sections/Features.tsx';
import { SaasCallToAction } from './sections/SaasCallToAction.tsx';
import { Hero } from './sections/Hero.tsx';
import { HowItWorks } from './sections/HowItWorks.tsx';
import { Stats } from './sections/Stats.tsx';
import { Testimonials } from './sections/Testimonials.tsx';
import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';

const description =
  'For paving contractors and engineering firms: road condition ratings for your bids, on one dashboard for all clients.';

export default function SaasPage() {
  return (
    <>
      <Head
        title="Pavement rating SaaS for partners and contractors"
        description={description}
        path="/saas"
        preview={{ tab: 'For partners' }}
      />
      <Hero />
      <Dashboard />
      <Stats />
      <Features />
      <HowItWorks />
      <Testimonials />
      <SaasCallToAction />
      <ClaimNotes />
    </>
  );
}
