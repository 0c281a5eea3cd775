import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { questionCategories } from '../../../content/question-categories.ts';
import { Head } from '../../head/Head.tsx';
import { countQuestions, findQuestions } from './find-questions.ts';
import { AskUs } from './sections/AskUs.tsx';
import { Categories } from './sections/Categories.tsx';
import { NothingFound } from './sections/NothingFound.tsx';
import { searchFieldId, SearchSign } from './sections/SearchSign.tsx';

const description =
  'Answers on plans and price, accuracy and standards, installation, reports, return on investment, partnership and privacy.';

export default function FaqPage() {
  const [asked] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const search = typed ?? asked.get('q') ?? '';
  const found = findQuestions(questionCategories, search);
  const count = countQuestions(found);
  const term = search.trim();
  const clear = () => {
    setTyped('');
    // The button goes away with what it cleared; whoever pressed it by keyboard goes on from the field.
    document.getElementById(searchFieldId)?.focus();
  };
  return (
    <>
      <Head title="Questions and answers" description={description} path="/faq" />
      <SearchSign search={search} onSearch={setTyped} count={term ? count : undefined} />
      {count > 0 ? <Categories categories={found} term={term} /> : <NothingFound term={term} onClear={clear} />}
      <AskUs />
    </>
  );
}
