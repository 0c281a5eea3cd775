import { brand } from '@workspace/contracts/brand';
import { claims } from '@workspace/contracts/claims/claims';
import { plans } from '../../../content/plans.ts';
import { Head } from '../../head/Head.tsx';
import { companyData, type StructuredData } from '../../head/structured-data.ts';
import { serviceData } from '../services/service-data.ts';
import { Facts } from './sections/Facts.tsx';
import { Features } from './sections/Features.tsx';
import { Hero } from './sections/Hero.tsx';
import { TrustedBy } from './sections/TrustedBy.tsx';

const data: StructuredData = (address) => [...companyData(address), ...serviceData(plans)(address)];

/** The home page above the newsletter. */
export function Opening() {
  return (
    <>
      <Head
        title={`${brand.name}: ${brand.tagline}`}
        description={brand.description}
        path="/"
        data={data}
        preview={{ title: 'Know the condition of every street you own.', tab: `${claims.pricePerMile.value} per mile` }}
      />
      <Hero />
      <Facts />
      <TrustedBy />
      <Features />
    </>
  );
}
