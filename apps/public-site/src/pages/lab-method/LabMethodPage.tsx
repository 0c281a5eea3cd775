import { Head } from '../../head/Head.tsx';
import { CostSources } from './sections/CostSources.tsx';
import { CurveSources } from './sections/CurveSources.tsx';
import { Limits } from './sections/Limits.tsx';
import { MethodOpening } from './sections/MethodOpening.tsx';
import { Orders } from './sections/Orders.tsx';
import { Validation } from './sections/Validation.tsx';

const description =
  'How the street network lab ages streets, prices treatments and spends a budget: formulas, sources, a test against a published plan, and limits.';

export default function LabMethodPage() {
  return (
    <>
      <Head
        title="Pavement model: method, sources and limits"
        description={description}
        path="/lab/method"
        preview={{ tab: 'Lab', title: 'What the lab computes, and what it cannot know' }}
      />
      <MethodOpening />
      <CurveSources />
      <CostSources />
      <Orders />
      <Validation />
      <Limits />
    </>
  );
}
