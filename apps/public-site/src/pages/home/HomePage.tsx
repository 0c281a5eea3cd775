import { brand } from '@workspace/contracts/brand';
import { Head } from '../../head/Head.tsx';
import { companyData } from '../../head/structured-data.ts';
import { Contact } from './sections/Contact.tsx';
import { Facts } from './sections/Facts.tsx';
import { Faq } from './sections/Faq.tsx';
import { Features } from './sections/Features.tsx';
import { Hero } from './sections/Hero.tsx';
import { Newsletter } from './sections/Newsletter.tsx';
import { Pricing } from './sections/Pricing.tsx';
import { TrustedBy } from './sections/TrustedBy.tsx';
import { WhoIsItFor } from './sections/WhoIsItFor.tsx';

export default function HomePage() {
  return (
    <>
      <Head title={`${brand.name}: ${brand.tagline}`} description={brand.description} path="/" data={companyData} />
      <Hero />
      <Facts />
      <TrustedBy />
      <Features />
      <Newsletter />
      <WhoIsItFor />
      <Pricing />
      <Faq />
      <Contact />
    </>
  );
}
