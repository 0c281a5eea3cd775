import { Island } from '../../islands/Island.tsx';
import { usePage } from '../../page-data/page-context.ts';
import { Closing } from './Closing.tsx';
import { Opening } from './Opening.tsx';

export default function CitiesPage() {
  const { searchParams } = usePage();
  return (
    <>
      <Opening />
      <Island name="cost-calculator" hydrate="preloaded" props={{ query: searchParams.toString() }} />
      <Closing />
    </>
  );
}
