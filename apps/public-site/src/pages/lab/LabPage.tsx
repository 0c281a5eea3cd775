import { Head } from '../../head/Head.tsx';
import { Island } from '../../islands/Island.tsx';
import type { FirstView } from '../../lab/first-view.ts';
import { usePage } from '../../page-data/page-context.ts';
import { LabLinks } from './LabLinks.tsx';

export default function LabPage() {
  const { prepared } = usePage();
  return (
    <>
      <Head
        title="Street network lab: budget, PCI and backlog over 20 years"
        description="Move the budget and the year of a road network: see its average PCI, its backlog and every street on a map, with each constant’s source."
        path="/lab"
        preview={{ tab: 'Street network lab', title: 'What does your network look like in ten years?' }}
      />
      <Island name="lab" hydrate="approached" props={{ view: prepared as FirstView }} />
      <LabLinks />
    </>
  );
}
