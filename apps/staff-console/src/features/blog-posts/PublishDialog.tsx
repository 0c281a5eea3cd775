import { useState } from 'react';
import { listComments } from '@workspace/contracts/blog-post-comments';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { formatMoment } from '../../layout/local-time.ts';
import { Stack } from '../../layout/Stack.tsx';
import { timeError } from '../../layout/time-error.ts';
import { useFutureTime } from '../../layout/use-future-time.ts';
import { LinkedinChoice } from '../linkedin-posts/LinkedinChoice.tsx';
import { checkComments } from './check-comments.ts';
import { checkLinkStates } from './check-link-states.ts';
import { checkPost, type PostCheck } from './post-checks.ts';
import type { PostPlace } from './post-place.ts';
import { PostChecklist } from './PostChecklist.tsx';
import type { StatusChange } from './post-values.ts';
import { PublishFacts } from './PublishFacts.tsx';
import { PublishTime } from './PublishTime.tsx';
import { useLinkStates } from './use-link-states.ts';
import type { PostForm } from './use-post-form.ts';

interface PublishDialogProps {
  /** The stored post; undefined for a new one. */
  post: ManagedPost | undefined;
  form: PostForm;
  /** The time chosen before: the dialog closes while the post is saved, or a field is corrected. Null for none. */
  lastTime: string | null;
  setLastTime: (time: string | null) => void;
  /** The sentences still to check. */
  unchecked: readonly UnsupportedInPost[];
  /** Moves the focus to a place of the form, once the dialog is closed. */
  goTo: (place: PostPlace) => void;
  onPublish: (change: StatusChange) => void;
  onClose: () => void;
}

/** Explains publishing, offers now or a later time, and asks for confirmation. */
export function PublishDialog(props: PublishDialogProps) {
  const { post, form, unchecked, goTo, setLastTime, onClose } = props;
  const { now, isLater, later, appearsAt, date, setLater, publish } = useChoice(props);
  const { values, change } = form;
  const status = isLater ? 'scheduled' : 'published';
  const checks = useChecks({ post, form, unchecked }, now);
  const leaveFor = (place: PostPlace) => {
    setLastTime(isLater ? later.time : null);
    onClose();
    goTo(place);
  };
  const isStopped = checks.some(({ state }) => state === 'stop');
  const buttons = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" aria-disabled={isStopped} onClick={isStopped ? undefined : publish}>
        {isLater ? 'Schedule' : 'Publish now'}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isLater ? 'Schedule this post?' : 'Publish this post?'}
      description={<strong>{values.title}</strong>}
      footer={buttons}
    >
      <Stack $gap="lg">
        <PublishTime {...{ isLater, later }} onLater={setLater} />
        <PublishFacts slug={values.slug} readers={readersOf(isLater, appearsAt)} date={date} />
        <LinkedinChoice post={post} values={{ ...values, status }} onChange={change} />
        <PostChecklist checks={checks} onGoTo={leaveFor} />
      </Stack>
    </Dialog>
  );
}

const arriving: PostCheck = { id: 'arriving', state: 'stop', text: 'A picture is not in the text yet' };

function useChecks(
  { post, form: { values, isArriving }, unchecked }: Pick<PublishDialogProps, 'post' | 'form' | 'unchecked'>,
  now: Date,
) {
  const { data, error } = useEndpoint(listComments, post ? { params: { id: post.id } } : null);
  return [
    ...(isArriving ? [arriving] : []),
    ...checkPost(values, unchecked, now),
    ...(post ? checkComments(data?.comments, error !== undefined, values.content) : []),
    ...checkLinkStates(useLinkStates(values), values.content),
  ];
}

/** State of the choice between now and later, with the date that results. */
function useChoice({ post, form: { dateAt }, lastTime, setLastTime, onPublish }: PublishDialogProps) {
  const time = lastTime ?? (post?.status === 'scheduled' ? post.publishAt : null);
  const [isLater, setLater] = useState(time !== null);
  const later = useFutureTime(time);
  const publishAt = later.time;
  const [now] = useState(() => new Date());
  // A time in the past does not count as a publish time.
  const appearsAt = timeError(publishAt, now.getTime()) === undefined ? publishAt : null;
  const date = dateAt(isLater && appearsAt ? new Date(appearsAt) : now);
  const publish = () => {
    if (isLater && !later.check()) return;
    setLastTime(isLater ? publishAt : null);
    onPublish(isLater ? { status: 'scheduled', publishAt, date } : { status: 'published', publishAt: null, date });
  };
  return { now, isLater, later, appearsAt: later.error ? null : appearsAt, date, setLater, publish };
}

function readersOf(isLater: boolean, appearsAt: string | null): string {
  if (!isLater) return 'Everybody can read it at once.';
  return appearsAt ? `Everybody can read it from ${formatMoment(appearsAt)}.` : 'Choose a day and a time first.';
}
