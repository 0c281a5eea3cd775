import { Head } from '../../head/Head.tsx';
import { Connect } from './sections/Connect.tsx';
import { Expertise } from './sections/Expertise.tsx';
import { FounderHero } from './sections/FounderHero.tsx';
import { Impact } from './sections/Impact.tsx';
import { TitleBlock } from './sections/TitleBlock.tsx';
import { Vision } from './sections/Vision.tsx';
import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';

const description =
  'Who founded the company, what it is for, and what it knows: pavement condition, damage detection, maintenance planning.';

export default function AboutPage() {
  return (
    <>
      <Head
        title="About us: pavement ratings from AI cameras"
        description={description}
        path="/about"
        preview={{ tab: 'Company' }}
      />
      <FounderHero />
      <TitleBlock />
      <Vision />
      <Impact />
      <Expertise />
      <Connect />
      <ClaimNotes />
    </>
  );
}
