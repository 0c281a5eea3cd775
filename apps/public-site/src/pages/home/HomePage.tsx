import { near, still } from '../../part.tsx';
import { Pricing } from './sections/Pricing.tsx';

const Opening = still(() => import('./Opening.tsx'));
const Newsletter = near('newsletter', () => import('./sections/Newsletter.tsx'));
const WhoIsItFor = still(() => import('./sections/WhoIsItFor.tsx'));
const Faq = still(() => import('./sections/Faq.tsx'));
const Contact = near('contact', () => import('./sections/Contact.tsx'));

export default function HomePage() {
  return (
    <>
      <Opening />
      <Newsletter />
      <WhoIsItFor />
      <Pricing />
      <Faq />
      <Contact />
    </>
  );
}
