import { Island } from '../../islands/Island.tsx';
import { Opening } from './Opening.tsx';
import { Faq } from './sections/Faq.tsx';
import { Pricing } from './sections/Pricing.tsx';
import { WhoIsItFor } from './sections/WhoIsItFor.tsx';
import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';

export default function HomePage() {
  return (
    <>
      <Opening />
      <Island name="newsletter" hydrate="on-interaction" />
      <WhoIsItFor />
      <Pricing />
      <Faq />
      <Island name="contact" hydrate="on-interaction" />
      <ClaimNotes />
    </>
  );
}
