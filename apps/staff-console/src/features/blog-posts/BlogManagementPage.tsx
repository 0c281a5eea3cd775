import { useState } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { AiCreateButton } from '../ai-drafts/AiCreateButton.tsx';
import { NewsletterCard } from '../email-lists/NewsletterCard.tsx';
import { BusinessPageCard } from '../linkedin-connection/BusinessPageCard.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { useListState } from './use-list-state.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

/** Blog management: every post, with its actions. */
export default function BlogManagementPage() {
  const path = useConsolePath();
  // Reloads the list, so that a post drafted here is in it at once.
  const [round, setRound] = useState(0);
  const [, change] = useListState();
  const showSaved = (status: 'draft' | 'published') => {
    change({ status, search: '' });
    setRound(round + 1);
  };
  useTitle('Blog Management');
  return (
    <Stack>
      <PageHeader title="Blog Management" subtitle="Create, edit, and manage your blog posts">
        <ButtonLink href="/">Back to Home</ButtonLink>
        <ConsoleLinkButton href={path('calendar')}>Calendar</ConsoleLinkButton>
        <ConsoleLinkButton href={path('redirects')}>Redirects</ConsoleLinkButton>
        <Permitted to="blog-posts:write">
          <AiCreateButton onSaved={showSaved} />
          <ConsoleLinkButton href={path('blog/new')} variant="primary">
            Create New Post
          </ConsoleLinkButton>
        </Permitted>
      </PageHeader>
      <BusinessPageCard />
      <NewsletterCard />
      <PostsPanel key={round} />
    </Stack>
  );
}
