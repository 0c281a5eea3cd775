import { brand } from '@workspace/contracts/brand';
import { Head } from '../../head/Head.tsx';
import { companyData } from '../../head/structured-data.ts';
import { Facts } from './sections/Facts.tsx';
import { Faq } from './sections/Faq.tsx';
import { Features } from './sections/Features.tsx';
import { Hero } from './sections/Hero.tsx';
import { Pricing } from './sections/Pricing.tsx';
import { TrustedBy } from './sections/TrustedBy.tsx';

export default function HomePage() {
  return (
    <>
      <Head title={`${brand.name}: ${brand.tagline}`} description={brand.description} path="/" data={companyData} />
      <Hero />
      <Facts />
      <TrustedBy />
      <Features />
      <Pricing />
      <Faq />
    </>
  );
}
