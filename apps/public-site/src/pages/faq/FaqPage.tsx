import { Head } from '../../head/Head.tsx';
import { Island } from '../../islands/Island.tsx';
import { usePage } from '../../page-data/page-context.ts';
import { faqData } from './faq-data.ts';
import { AskUs } from './sections/AskUs.tsx';

const description =
  'Answers on plans and price, accuracy and standards, installation, reports, return on investment, partnership and privacy.';

export default function FaqPage() {
  const { searchParams } = usePage();
  return (
    <>
      <Head
        title="Questions and answers on AI pavement surveys"
        description={description}
        path="/faq"
        data={faqData}
        preview={{ tab: 'FAQ' }}
      />
      <Island name="questions" hydrate="on-interaction" props={{ initialSearch: searchParams.get('q') ?? '' }} />
      <AskUs />
    </>
  );
}
