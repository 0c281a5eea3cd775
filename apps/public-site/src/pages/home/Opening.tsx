import { Facts } from './sections/Facts.tsx';
import { Features } from './sections/Features.tsx';
import { Hero } from './sections/Hero.tsx';
import { TrustedBy } from './sections/TrustedBy.tsx';

/** The home page down to the newsletter. */
export default function Opening() {
  return (
    <>
      <Hero />
      <Facts />
      <TrustedBy />
      <Features />
    </>
  );
}
