import { Head } from '../../head/Head.tsx';
import { BandNames } from './sections/BandNames.tsx';
import { Beyond } from './sections/Beyond.tsx';
import { Deducts } from './sections/Deducts.tsx';
import { Density } from './sections/Density.tsx';
import { Distress } from './sections/Distress.tsx';
import { Hero } from './sections/Hero.tsx';

/** The way from an image to a rating, step by step. */
export default function LabRatingPage() {
  return (
    <>
      <Head
        title="How a PCI rating is made, from image to index"
        description="The Pavement Condition Index step by step: image, distress, density, deduct value, corrected deduct and index, drawn with the figures of a published example."
        path="/lab/rating"
        preview={{
          tab: 'Lab',
          title: 'How a street gets its number',
          subtitle: 'Image, distress, density, deduct value, corrected deduct and index, by a published example.',
        }}
      />
      <Hero />
      <Distress />
      <Density />
      <Deducts />
      <BandNames />
      <Beyond />
    </>
  );
}
