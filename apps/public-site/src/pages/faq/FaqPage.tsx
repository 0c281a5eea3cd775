import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { questionCategories } from '../../../content/question-categories.ts';
import { Head } from '../../head/Head.tsx';
import { faqData } from './faq-data.ts';
import { countQuestions, findQuestions } from './find-questions.ts';
import { AskUs } from './sections/AskUs.tsx';
import { Categories } from './sections/Categories.tsx';
import { NoResults } from './sections/NoResults.tsx';
import { SearchSign } from './sections/SearchSign.tsx';

const description =
  'Answers on plans and price, accuracy and standards, installation, reports, return on investment, partnership and privacy.';

export default function FaqPage() {
  const [searchParams] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(searchParams.get('q') ?? '');
  const take = () => setSearch(field.current!.value);
  // Reads text typed before hydration or restored by the browser.
  useEffect(take, []);
  const found = findQuestions(questionCategories, search);
  const count = countQuestions(found);
  const term = search.trim();
  const clear = () => {
    field.current!.value = '';
    take();
    // The button disappears with the text that it cleared; keyboard users continue from the field.
    field.current!.focus();
  };
  return (
    <>
      <Head
        title="Questions and answers"
        description={description}
        path="/faq"
        data={faqData}
        preview={{ tab: 'FAQ' }}
      />
      <SearchSign
        field={field}
        searchParams={searchParams.get('q') ?? ''}
        onInput={take}
        count={term ? count : undefined}
      />
      {count > 0 ? <Categories categories={found} term={term} /> : <NoResults term={term} onClear={clear} />}
      <AskUs />
    </>
  );
}
