import { useEffect, useMemo, useState } from 'react';
import {
  getVersionOfPost,
  listVersionsOfPost,
  restoreVersionOfPost,
  type BlogPostVersionSummary,
} from '@workspace/contracts/blog-post-versions';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog, Dialog } from '@workspace/ui/Dialog';
import { Notice } from '@workspace/ui/Notice';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useToast } from '@workspace/ui/Toast';
import { failureMessage } from '../../layout/failure-message.ts';
import { DraftComparison } from '../draft-history/DraftComparison.tsx';
import { useDraftHistory } from '../draft-history/use-draft-history.ts';
import { Differences } from './Differences.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { VersionList } from './VersionList.tsx';
import { groupVersions } from './version-sessions.ts';
import { Columns } from './versions-style.ts';

const none: BlogPostVersionSummary[] = [];

interface VersionsDialogProps {
  /** The stored post. */
  post: ManagedPost;
  /** True when there are unsaved changes. */
  isChanged: boolean;
  onClose: () => void;
  onRestored: (post: ManagedPost) => void;
}

/** The versions of a post: to view, to compare with the stored post, and to restore. */
export function VersionsDialog({ post, isChanged, onClose, onRestored }: VersionsDialogProps) {
  const { data, error, refresh } = useEndpoint(listVersionsOfPost, { params: { id: post.id } });
  const [chosen, setChosen] = useState<string>();
  const { restore, isSending } = useRestore(post.id, onRestored);
  useEffect(refresh, [refresh]);
  const drafts = useDraftHistory(post.id);
  const versions = data?.versions ?? none;
  const sessions = useMemo(() => groupVersions(versions), [versions]);
  const current = chosen ?? versions[1]?.id ?? versions[0]?.id;
  const draft = drafts.find(({ id }) => id === current);
  const older = versions.find(({ id }) => id === current && id !== versions[0]?.id);
  const footer = older && <RestoreButton {...{ post, isChanged, isSending }} version={older} onYes={restore} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Versions"
      description="Every save keeps one. Underlined: only in the post as it is stored. Struck: only in the version."
      footer={footer}
    >
      {error && (
        <Notice
          tone="destructive"
          title="The versions could not be loaded"
          action={<Button onClick={refresh}>Try again</Button>}
        >
          {error.message}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={6} />}
      {current !== undefined && (
        <Columns>
          <VersionList sessions={sessions} drafts={drafts} current={current} onChoose={setChosen} />
          {draft ? <DraftComparison draft={draft} post={post} /> : <Comparison post={post} versionId={current} />}
        </Columns>
      )}
    </Dialog>
  );
}

interface RestoreButtonProps extends Pick<VersionsDialogProps, 'post' | 'isChanged'> {
  version: BlogPostVersionSummary;
  isSending: boolean;
  onYes: (versionId: string) => Promise<void>;
}

function RestoreButton({ post: { status, slug }, isChanged, version, isSending, onYes }: RestoreButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const restore = () => void onYes(version.id).finally(() => setOpen(false));
  return (
    <Permitted to="blog-posts:write">
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Restore this version
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={restore}
        isBusy={isSending}
        tone="calm"
        title="Restore this version?"
        description={
          <>
            The post becomes what it was on {shortMoment(version.savedAt)}.{' '}
            {status === 'published' && <strong>Readers see that at once, at /blog/{slug}. </strong>}
            What is stored now stays among the versions.
            {isChanged && ' What you wrote and have not saved stays on this device, to be restored in the editor.'}
          </>
        }
        confirmLabel="Restore this version"
      />
    </Permitted>
  );
}

function Comparison({ post, versionId }: { post: ManagedPost; versionId: string }) {
  const { data, error } = useEndpoint(getVersionOfPost, { params: { id: post.id, versionId } });
  if (error) return <Notice tone="destructive">{error.message}</Notice>;
  if (!data) return <Skeleton lines={6} />;
  return <Differences before={data.version} after={post} otherwise="This is the post as it is stored." />;
}

function useRestore(id: string, onRestored: (post: ManagedPost) => void) {
  const { send, isSending } = useSend(restoreVersionOfPost);
  const toast = useToast();
  const restore = async (versionId: string) => {
    try {
      const { post } = await send({ params: { id, versionId } });
      toast({ title: 'Success', description: 'The version is restored and saved.' });
      onRestored(post);
    } catch (thrown) {
      toast({
        title: 'Error',
        description: failureMessage(thrown, 'Failed to restore the version.'),
        tone: 'destructive',
      });
    }
  };
  return { restore, isSending };
}
