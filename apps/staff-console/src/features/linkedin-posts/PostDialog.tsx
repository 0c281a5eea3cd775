import { styled } from 'styled-components';
import type { ManagedPostSummary } from '@workspace/contracts/blog-posts';
import type { Organization } from '@workspace/contracts/linkedin-connection';
import { commentaryOf } from '@workspace/contracts/linkedin-commentary';
import { postToLinkedin } from '@workspace/contracts/linkedin-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { Notice } from '@workspace/ui/Notice';
import { useToast } from '@workspace/ui/Toast';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Stack } from '../../layout/Stack.tsx';
import { useDeed } from '../../layout/use-deed.ts';

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
const Words = styled.p`
  padding: ${space.md} ${space.lg};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Card = styled.div`
  padding: ${space.md} ${space.lg};
  border-top: 1px solid ${color.line};
  border-left: 4px solid ${color.lane};
  overflow-wrap: anywhere;
  strong {
    display: block;
    font: ${weight.strong} ${text.sm} / 1.35 ${font.sign};
  }
  small {
    color: ${color.inkSoft};
    font-size: ${text.xs};
  }
`;

interface PostDialogProps {
  post: ManagedPostSummary;
  organization: Organization;
  /** Whether it is on LinkedIn already. */
  isOut: boolean;
  onClose: () => void;
  onPosted: () => void;
}

/** Shows what goes out, as it goes out, and posts it once somebody says so. */
export function PostDialog({ post, organization, isOut, onClose, onPosted }: PostDialogProps) {
  const { title, excerpt, slug } = post;
  const url = `${location.origin}/blog/${slug}`;
  const { send, isSending } = useSend(postToLinkedin);
  const deed = useDeed();
  const toast = useToast();
  const go = async () => {
    const body = { organizationId: organization.id, title, content: excerpt, url, ...(isOut && { again: true }) };
    const answer = await deed(send({ body }), 'Failed to post to LinkedIn.');
    onPosted();
    onClose();
    if (answer)
      toast({ title: answer.post.status === 'posted' ? 'Success' : 'Not posted yet', description: answer.message });
  };
  const button = (
    <Button variant="primary" isBusy={isSending} onClick={() => void go()}>
      {isOut ? 'Post a second time' : 'Post now'}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Post to LinkedIn" description="This is what goes out." footer={button}>
      <Stack $gap="lg">
        {isOut && (
          <Notice tone="caution" title="This article is on LinkedIn already">
            A second post is made beside the first. LinkedIn refuses one with the very same text.
          </Notice>
        )}
        <Sheet>
          <figcaption>{organization.name}</figcaption>
          <Words>{commentaryOf({ title, content: excerpt })}</Words>
          <Card>
            <strong>{title}</strong>
            <small>{url}</small>
          </Card>
        </Sheet>
      </Stack>
    </Dialog>
  );
}
