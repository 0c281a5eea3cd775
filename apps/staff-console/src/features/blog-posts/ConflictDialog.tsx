import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { listVersionsOfPost } from '@workspace/contracts/blog-post-versions';
import { getPost, type ManagedPost, type PostStatus } from '@workspace/contracts/managed-posts';
import { useFetchUncached } from '@workspace/contracts/react/use-fetch-uncached';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { Notice } from '@workspace/ui/Notice';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Tabs } from '@workspace/ui/Tabs';
import { useToast } from '@workspace/ui/Toast';
import { space } from '@workspace/ui/theme/tokens.ts';
import { copyPost } from './copy-post.ts';
import { Differences } from './Differences.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import type { PostTexts } from './post-values.ts';

/** The other person's saved version, with their name. */
interface Theirs {
  post: ManagedPost;
  by: string;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;

interface ConflictDialogProps {
  /** The post that this writer started from. */
  base: ManagedPost;
  mine: PostTexts;
  onClose: () => void;
  onKeepMine: (theirs: ManagedPost) => void;
  onTakeTheirs: (theirs: ManagedPost) => void;
}

/** Resolves a conflict of two writers: shows the other's version and offers a choice. No choice loses any text. */
export function ConflictDialog({ base, mine, onClose, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const { theirs, hasFailed } = useConflictingSave(base.id);
  const footer = theirs && (
    <>
      <CopyButton mine={mine} />
      <Button onClick={() => onTakeTheirs(theirs.post)}>Take theirs</Button>
      <Button variant="primary" onClick={() => onKeepMine(theirs.post)}>
        Keep mine
      </Button>
    </>
  );
  const saved =
    theirs && `${theirs.by} saved this post on ${shortMoment(theirs.post.updatedAt)}, after you had opened it.`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="This post was changed meanwhile"
      description={saved}
      footer={footer}
    >
      {theirs && <Choice base={base} mine={mine} theirs={theirs.post} />}
      {hasFailed && (
        <Notice tone="destructive" title="We could not load what was saved">
          Close this and save again. What you wrote is still here.
        </Notice>
      )}
      {!theirs && !hasFailed && <Skeleton lines={6} />}
    </Dialog>
  );
}

function CopyButton({ mine }: { mine: PostTexts }) {
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyPost(mine);
    toast(
      isCopied
        ? { title: 'Copied', description: 'Your text is on the clipboard.' }
        : {
            title: 'Error',
            description: 'The browser does not let us copy. Keep this page open.',
            tone: 'destructive',
          },
    );
  };
  return <Button onClick={() => void copy()}>Copy my text</Button>;
}

const inWords: Record<PostStatus, string> = {
  draft: 'a draft',
  scheduled: 'scheduled',
  published: 'published',
  trashed: 'in the trash',
};

function Choice({ base, mine, theirs }: { base: ManagedPost; mine: PostTexts; theirs: ManagedPost }) {
  const none = 'Neither a field nor the text differs.';
  return (
    <Stack>
      <p>
        Keep mine saves yours; theirs stays among the versions. Take theirs shows theirs; yours stays on this device as
        unsaved text.
      </p>
      {base.status !== theirs.status && (
        <p>
          It was {inWords[base.status]} and is {inWords[theirs.status]} now.
        </p>
      )}
      <Tabs
        label="What differs"
        tabs={[
          {
            id: 'theirs',
            label: 'What they changed',
            content: <Differences before={base} after={theirs} otherwise={none} />,
          },
          {
            id: 'mine',
            label: 'Yours and theirs',
            content: <Differences before={theirs} after={mine} otherwise={none} />,
          },
        ]}
      />
    </Stack>
  );
}

function useConflictingSave(id: string): { theirs: Theirs | undefined; hasFailed: boolean } {
  const ask = useFetchUncached();
  const [theirs, setTheirs] = useState<Theirs>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const input = { params: { id } };
    Promise.all([ask(getPost, input), ask(listVersionsOfPost, input)]).then(
      ([{ post }, { versions }]) =>
        setTheirs({ post, by: versions.find(({ savedAt }) => savedAt === post.updatedAt)?.savedBy ?? 'Somebody' }),
      () => setFailed(true),
    );
  }, [ask, id]);
  return { theirs, hasFailed };
}
