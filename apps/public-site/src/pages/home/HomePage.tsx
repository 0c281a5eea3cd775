import { brand } from '@workspace/contracts/brand';
import { Head } from '../../head/Head.tsx';
import { companyData } from '../../head/structured-data.ts';
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
      <Head title={`${brand.name}: ${brand.tagline}`} description={brand.description} path="/" data={companyData} />
      <Opening />
      <Newsletter />
      <WhoIsItFor />
      <Pricing />
      <Faq />
      <Contact />
    </>
  );
}
