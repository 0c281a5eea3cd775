import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { Switch } from '@workspace/ui/Switch';
import { useAutoPosting } from '../linkedin-connection/use-business-page.ts';
import { goesToLinkedin } from './goes-to-linkedin.ts';
import { useLinkedinPosts } from './use-linkedin-posts.ts';

interface LinkedinChoiceProps {
  /** The stored post; undefined for a new one. */
  post: ManagedPost | undefined;
  values: {
    status: 'draft' | 'scheduled' | 'published';
    linkedinWanted?: boolean;
    coverImageId?: string | null | undefined;
  };
  onChange: (change: { linkedinWanted: boolean }) => void;
}

/**
 * States that publishing posts an article to LinkedIn, with an option to exclude it. Renders nothing for an article
 * that would not be posted.
 */
export function LinkedinChoice({ post, values, onChange }: LinkedinChoiceProps) {
  const { status, linkedinWanted = true, coverImageId = null } = values;
  const auto = useAutoPosting();
  const { of, isKnown } = useLinkedinPosts(post ? [post.id] : []);
  if (!auto || status === 'draft' || !isKnown || !goesToLinkedin(post, post && of(post.id))) return null;
  return (
    <Switch
      label="Post to LinkedIn"
      hint={hintOf(auto, linkedinWanted, coverImageId !== null)}
      isOn={linkedinWanted}
      onFlip={(isOn) => onChange({ linkedinWanted: isOn })}
    />
  );
}

interface AutoPosting {
  pageName: string;
  isOver: boolean;
}

function hintOf({ pageName, isOver }: AutoPosting, isWanted: boolean, hasCover: boolean): string {
  if (!isWanted) return 'Stays off LinkedIn. It can be posted by hand once it is published.';
  return isOver
    ? `LinkedIn has to be connected again before it goes there as ${pageName}.`
    : `Goes to LinkedIn as ${pageName}${hasCover ? ' with its cover picture' : ''} once it is published.`;
}
