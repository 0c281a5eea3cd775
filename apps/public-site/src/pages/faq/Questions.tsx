import { useEffect, useRef, useState } from 'react';
import { questionCategories } from '../../../content/question-categories.ts';
import { countQuestions, findQuestions } from './find-questions.ts';
import { Categories } from './sections/Categories.tsx';
import { NoResults } from './sections/NoResults.tsx';
import { SearchSign } from './sections/SearchSign.tsx';

/** The search and the questions that it finds. `initialSearch`: the text that the page was opened with. */
export default function Questions({ initialSearch }: { initialSearch: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(initialSearch);
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
      <SearchSign field={field} initialSearch={initialSearch} onInput={take} count={term ? count : undefined} />
      {count > 0 ? <Categories categories={found} term={term} /> : <NoResults term={term} onClear={clear} />}
    </>
  );
}
