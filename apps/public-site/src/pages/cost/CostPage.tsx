import { Head } from '../../head/Head.tsx';
import { Island } from '../../islands/Island.tsx';
import { usePage } from '../../page-data/page-context.ts';
import { BreakEven } from './sections/BreakEven.tsx';
import { Further } from './sections/Further.tsx';
import { TwoPrices } from './sections/TwoPrices.tsx';

/** The cost calculator. It prints alone: the sections below explain it, and stay on the screen. */
export default function CostPage() {
  const { searchParams } = usePage();
  return (
    <>
      <Head
        title="Road survey cost calculator: price per mile of street"
        description="What a pavement condition survey costs for your miles of street: every assumption with its source, the sum written out, and a link that keeps your numbers."
        path="/cost"
        preview={{
          tab: 'Cost calculator',
          title: 'What would it cost to rate your streets?',
          subtitle: 'Every assumption with its source, the sum written out, and a link that keeps your numbers.',
        }}
      />
      <Island name="cost-calculator" hydrate="preloaded" props={{ query: searchParams.toString() }} />
      <TwoPrices />
      <BreakEven />
      <Further />
    </>
  );
}
