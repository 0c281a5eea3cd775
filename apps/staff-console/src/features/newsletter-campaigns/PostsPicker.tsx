import { useDeferredValue, useId, useState } from 'react';
import { styled } from 'styled-components';
import { listManagedPosts, type ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { TextField } from '@workspace/ui/Field';
import { Skeleton } from '@workspace/ui/Skeleton';
import { color, text } from '@workspace/ui/theme/tokens.ts';
import { Group } from '../../layout/Group.tsx';
import { useLast } from '../../layout/use-last.ts';
import { ChosenPosts } from './ChosenPosts.tsx';
import { PostChoice } from './PostChoice.tsx';
import { postSearchInput, topPosts } from './top-posts.ts';

const Offered = styled.ul`
  max-height: 19rem;
  overflow-y: auto;
  border-block: 1px solid ${color.line};
  list-style: none;
`;
const Star = styled.span`
  color: ${color.danger};
`;
const Copy = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

interface PostsPickerProps {
  /** Ids in the order of the email. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The posts of a campaign: offers the ten most read, and a search for any other. */
export function PostsPicker({ chosen, onChange }: PostsPickerProps) {
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search).trim();
  const { data, error } = useEndpoint(listManagedPosts, words ? postSearchInput(words) : topPosts);
  const result = useLast(data);
  const hintId = useId();
  const flip = ({ id }: ManagedPostSummary) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Group aria-describedby={hintId}>
      <legend>
        Posts<Star aria-hidden="true"> *</Star>
      </legend>
      <ChosenPosts chosen={chosen} seen={result?.posts ?? []} onChange={onChange} />
      <TextField
        label="Find any other post"
        type="search"
        value={search}
        // Enter in the search must not create or save the campaign.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Copy id={hintId} role="status">
        {error ? 'The posts could not be loaded. Search again.' : offerWords(words, result?.posts.length)}
      </Copy>
      {!result && !error && <Skeleton lines={4} />}
      {result && result.posts.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <Offered tabIndex={-1}>
          {result.posts.map((post) => (
            <PostChoice key={post.id} post={post} isChosen={chosen.includes(post.id)} onFlip={() => flip(post)} />
          ))}
        </Offered>
      )}
    </Group>
  );
}

function offerWords(words: string, count: number | undefined): string {
  if (words === '') return 'Offered: the ten posts that were read most.';
  return count === 0 ? `No published post has “${words}”.` : `Published posts with “${words}”.`;
}
