import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { TextField } from '@workspace/ui/Field';
import { useSearchField } from '../../layout/use-search-field.ts';

const Width = styled.div`
  flex: 0 1 19rem;
`;

/** Debounce of the search, in milliseconds. */
const pause = 300;

/** The search field of the posts. A slash anywhere on the page focuses it. */
export function SearchPosts({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [written, setWritten] = useSearchField(search, onSearch, pause);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Width>
      <TextField
        ref={field}
        label="Search title, excerpt and text (key: /)"
        type="search"
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
    </Width>
  );
}
