import { useState } from 'react';
import { styled } from 'styled-components';
import { listManagedPosts } from '@workspace/contracts/managed-posts';
import { earlyRequest } from '@workspace/contracts/react/start-early';
import { ButtonLink } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import type { PageAddress } from '../../layout/early-page.ts';
import { LetterKey } from '../../layout/LetterKey.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAfterList } from '../../layout/use-after-list.ts';
import { useListQuery } from '../../layout/use-list-query.ts';
import { useTitle } from '../../layout/use-title.ts';
import { AiCreateButton } from '../ai-drafts/AiCreateButton.tsx';
import { NewsletterCard } from '../email-lists/NewsletterCard.tsx';
import { BusinessPageCard } from '../linkedin-connection/BusinessPageCard.tsx';
import { postList, queryOf } from './list-state.ts';
import { PostsPanel } from './PostsPanel.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  /* The cards are loaded after the list, which must not move: their height with few lists. */
  grid-template-rows: minmax(7.25rem, auto) minmax(15.5rem, auto);
  ${media.phoneUp} {
    grid-template-rows: minmax(7.25rem, auto) minmax(8rem, auto);
  }
  ${media.roomy} {
    grid-template: minmax(8rem, auto) / minmax(0, 4fr) minmax(0, 7fr);
  }
`;

/** Begins the request of the list. @public pages.ts reads it from the loaded module. */
export const earlyRequests = ({ query }: PageAddress) => [
  earlyRequest(listManagedPosts, { query: queryOf(postList.read(query)) }),
];

/** Blog management: every post, with its actions. */
export default function BlogManagementPage() {
  const path = useConsolePath();
  // Reloads the list, so that a post drafted here is in it at once.
  const [round, setRound] = useState(0);
  const [, change] = useListQuery(postList);
  const showSaved = (status: 'draft' | 'published') => {
    change({ status, search: '' });
    setRound(round + 1);
  };
  // The requests of the cards would delay the list.
  const [isListShown, showCards] = useAfterList();
  useTitle('Blog Management');
  return (
    <Stack>
      <PageHeader title="Blog Management" subtitle="Create, edit, and manage your blog posts">
        <ButtonLink variant="quiet" href="/">
          Back to Home
        </ButtonLink>
        <Permitted to="blog-posts:write">
          <AiCreateButton isListShown={isListShown} onSaved={showSaved} />
          <ConsoleLinkButton href={path('blog/new')} variant="primary">
            Create New Post <LetterKey>C</LetterKey>
          </ConsoleLinkButton>
        </Permitted>
      </PageHeader>
      <Cards>
        {isListShown ? <BusinessPageCard /> : <LaterCard title="LinkedIn Business Page" />}
        {isListShown ? <NewsletterCard /> : <LaterCard title="Newsletter" />}
      </Cards>
      <PostsPanel key={round} onShown={showCards} />
    </Stack>
  );
}

/** The place of a card until the list is shown. */
function LaterCard({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <Skeleton lines={2} />
    </Panel>
  );
}
