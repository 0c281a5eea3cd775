import { Head } from '../../head/Head.tsx';
import { planData } from '../services/service-data.ts';
import { WhiteLabelCallToAction } from './sections/WhiteLabelCallToAction.tsx';
import { Checklist } from './sections/Checklist.tsx';
import { Firms } from './sections/Firms.tsx';
import { Gantry } from './sections/Gantry.tsx';
import { Model } from './sections/Model.tsx';
import { Platform } from './sections/Platform.tsx';
import { Returns } from './sections/Returns.tsx';
import { WhiteLabelTestimonials } from './sections/WhiteLabelTestimonials.tsx';
import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';

export default function WhiteLabelPage() {
  return (
    <>
      <Head
        title="White Label: pavement assessment under your own name"
        description="Engineering, paving and consulting firms resell pavement condition surveys under their brand: many cities, client portals, shared revenue."
        path="/white-label"
        data={planData('white-label')}
        preview={{ tab: 'White Label', title: 'Road assessment under your own name' }}
      />
      <Gantry />
      <Firms />
      <Model />
      <Platform />
      <Checklist />
      <WhiteLabelTestimonials />
      <Returns />
      <WhiteLabelCallToAction />
      <ClaimNotes />
    </>
  );
}
