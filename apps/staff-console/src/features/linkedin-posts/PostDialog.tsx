import { useState } from 'react';
import { styled } from 'styled-components';
import type { ManagedPostSummary } from '@workspace/contracts/managed-posts';
import type { Organization } from '@workspace/contracts/linkedin-connection';
import { commentaryOf } from '@workspace/contracts/linkedin-commentary';
import { postToLinkedin } from '@workspace/contracts/linkedin-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextArea } from '@workspace/ui/Field';
import { Notice } from '@workspace/ui/Notice';
import { useToast } from '@workspace/ui/Toast';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { SharedLink } from '../images/SharedLink.tsx';

const Sheet = styled.figure`
  margin: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.ground};
  figcaption {
    padding: ${space.md} ${space.lg} 0;
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
`;
const Copy = styled.p`
  padding: ${space.md} ${space.lg};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
/** Width divided by height of the picture: the API crops it in the same way. */
const ratio = 1_200 / 627;

export interface PostDialogProps {
  post: ManagedPostSummary;
  organization: Organization;
  /** True when it is on LinkedIn already. */
  isOut: boolean;
  onClose: () => void;
  /** Called after any result: the article's row shows it. */
  onRequested: () => void;
  /** Called after a rejection, perhaps because the sign-in has expired. */
  onRejected: () => void;
}

/** Previews the LinkedIn post and sends it after confirmation. Stays open after a failure. */
export function PostDialog(props: PostDialogProps) {
  const { post, organization, isOut, onClose } = props;
  const [words, setWords] = useState(post.excerpt);
  const { go, isSending } = usePostNow(props, words);
  const isSame = words.trim() === post.excerpt.trim();
  return (
    <FormDialog
      title="Post to LinkedIn"
      description="Below is what goes out."
      submitLabel={isOut ? 'Post a second time' : 'Post now'}
      canSubmit={words.trim() !== '' && !(isOut && isSame)}
      isBusy={isSending}
      isByButtonOnly
      onSubmit={() => void go()}
      hasUnsavedChanges={!isSame}
      onClose={onClose}
    >
      {isOut && (
        <Notice tone="caution" title="This article is on LinkedIn already">
          A second post is made beside the first. LinkedIn refuses the very same text, so write another.
        </Notice>
      )}
      <TextArea
        label="Text"
        hint="Stands under the title. The article itself stays as it is."
        rows={4}
        maxLength={2_000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <WhatGoesOut post={post} organization={organization} words={words} />
    </FormDialog>
  );
}

type WhatGoesOutProps = Pick<PostDialogProps, 'post' | 'organization'> & { words: string };

function WhatGoesOut({ post, organization, words }: WhatGoesOutProps) {
  return (
    <Sheet>
      <figcaption>{organization.name}</figcaption>
      <Copy>{commentaryOf({ title: post.title, content: words })}</Copy>
      <SharedLink image={post.cover ?? undefined} ratio={ratio} title={post.title} address={addressOf(post)} />
    </Sheet>
  );
}

const addressOf = ({ slug }: ManagedPostSummary): string => `${location.origin}/blog/${slug}`;

function usePostNow(props: PostDialogProps, words: string) {
  const { post, organization, isOut, onClose, onRequested, onRejected } = props;
  const { send, isSending } = useSend(postToLinkedin);
  const runAction = useAction();
  const toast = useToast();
  const go = async () => {
    const again = isOut && { again: true };
    const body = { organizationId: organization.id, title: post.title, content: words, url: addressOf(post), ...again };
    const result = await runAction(send({ body }), 'Failed to post to LinkedIn.');
    onRequested();
    if (!result) return onRejected();
    onClose();
    toast({ title: result.post.status === 'posted' ? 'Success' : 'Not posted yet', description: result.message });
  };
  return { go, isSending };
}
