import { Head } from '../../head/Head.tsx';
import { Accessibility } from './sections/Accessibility.tsx';
import { Accuracy } from './sections/Accuracy.tsx';
import { Coverage } from './sections/Coverage.tsx';
import { Hero } from './sections/Hero.tsx';
import { ImagesAndData } from './sections/ImagesAndData.tsx';
import { Operation } from './sections/Operation.tsx';
import { Procurement } from './sections/Procurement.tsx';
import { Samples } from './sections/Samples.tsx';
import { Security } from './sections/Security.tsx';
import { TwoReadings } from './sections/TwoReadings.tsx';

/** Everything that a buyer checks, and what is not published yet. */
export default function EvidencePage() {
  return (
    <>
      <Head
        title="Evidence: accuracy, coverage, accessibility, security"
        description="Every accuracy claim with its sample and limits, coverage of the 39 distresses of ASTM D6433, sample CSV and GeoJSON, WCAG 2.2 report, security checks."
        path="/evidence"
        preview={{ tab: 'Evidence', title: 'Check us before you believe us' }}
      />
      <Hero />
      <Accuracy />
      <TwoReadings />
      <Coverage />
      <Samples />
      <ImagesAndData />
      <Accessibility />
      <Security />
      <Operation />
      <Procurement />
    </>
  );
}
