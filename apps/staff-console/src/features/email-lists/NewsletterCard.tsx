import { useState } from 'react';
import { styled } from 'styled-components';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { listManagedPosts } from '@workspace/contracts/managed-posts';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { space } from '@workspace/ui/theme/tokens.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Tiles } from '../../layout/Tiles.tsx';
import { allCampaigns, campaignsOnPage } from '../newsletter-campaigns/campaigns-on-page.ts';
import { CreateCampaignDialog } from '../newsletter-campaigns/CreateCampaignDialog.tsx';
import { UploadDialog } from '../subscriber-imports/UploadDialog.tsx';
import { topPosts } from '../newsletter-campaigns/top-posts.ts';
import { FirstLists } from './FirstLists.tsx';
import { NewsletterTabs } from './NewsletterTabs.tsx';
import { totalSubscribers } from './total-subscribers.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space.sm};
`;
type Opened = 'manage' | 'upload' | 'campaign';

/** An overview of the newsletter: counts, the newest lists, and links. */
export function NewsletterCard() {
  const lists = useEndpoint(listEmailLists, {});
  const campaigns = useEndpoint(listCampaigns, campaignsOnPage());
  const [opened, setOpened] = useState<Opened>();
  const [query, setQuery] = useState(allCampaigns);
  const close = () => setOpened(undefined);
  const emailLists = lists.data?.emailLists;
  const failed = [lists, campaigns].find(({ data, error }) => error && !data);
  return (
    <Panel title="Newsletter" actions={<Actions hasLists={Boolean(emailLists?.length)} onOpen={setOpened} />}>
      {failed?.error && <NotLoaded subject="The newsletter" error={failed.error} refresh={failed.refresh} />}
      {!emailLists && !failed && <Skeleton lines={2} />}
      {emailLists && (
        <Columns>
          <Tiles
            label="The newsletter in figures"
            tiles={[
              { name: 'Email Lists', count: emailLists.length },
              totalSubscribers(emailLists),
              // The specification's count, which includes drafts.
              {
                name: 'Campaigns, drafts included',
                count: campaigns.data?.counts?.all ?? campaigns.data?.campaigns.length,
              },
            ]}
          />
          <FirstLists lists={emailLists} onViewAll={() => setOpened('manage')} />
        </Columns>
      )}
      {opened === 'upload' && <UploadDialog onClose={close} />}
      {opened === 'campaign' && <CreateCampaignDialog onClose={close} />}
      <Dialog isOpen={opened === 'manage'} onClose={close} size="lg" title="Newsletter Management">
        <NewsletterTabs campaigns={{ query, onQuery: (change) => setQuery({ ...query, page: 1, ...change }) }} />
      </Dialog>
    </Panel>
  );
}

function Actions({ hasLists, onOpen }: { hasLists: boolean; onOpen: (opened: Opened) => void }) {
  // The card begins with posts, as specified; the page of campaigns also without.
  const hasPosts = Boolean(useEndpoint(listManagedPosts, topPosts).data?.posts.length);
  return (
    <>
      <Permitted to="email-lists:write">
        <Button size="sm" variant="quiet" disabled={!hasLists} onClick={() => onOpen('upload')}>
          Upload List
        </Button>
      </Permitted>
      <Permitted to="newsletter-campaigns:write">
        <Button size="sm" variant="quiet" disabled={!hasLists || !hasPosts} onClick={() => onOpen('campaign')}>
          Create Campaign
        </Button>
      </Permitted>
      <Button size="sm" variant="quiet" onClick={() => onOpen('manage')}>
        Manage Newsletter
      </Button>
    </>
  );
}
