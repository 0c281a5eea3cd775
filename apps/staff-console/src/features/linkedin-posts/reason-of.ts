import type { LinkedinPost, PostingFailure } from '@workspace/contracts/linkedin-posts';
import { pictureMessages, postingMessages } from '@workspace/contracts/posting-messages';
import { shortMoment } from '../../layout/local-time.ts';

/** Messages for failures that are resolved once LinkedIn is connected again. */
const messagesWhenConnected: Partial<Record<PostingFailure, string>> = {
  sign_in_over: 'The LinkedIn sign-in was over when its turn came. LinkedIn is connected again: try again.',
  not_connected: 'LinkedIn was not connected when its turn came. It is now: try again.',
};

/** Returns true when the message of a failure does not mention that LinkedIn must be connected first. */
export const hidesConnection = ({ status, fault }: LinkedinPost): boolean =>
  (status === 'failed' || status === 'skipped') && fault !== 'taken_back' && !(fault && fault in messagesWhenConnected);

/**
 * Returns the reason why an article is not on LinkedIn, or is there without its picture, with instructions. Undefined
 * without a reason.
 */
export function reasonOf(
  { status, fault, detail, nextAt, attempts, pictureFault }: LinkedinPost,
  isConnected = false,
): string | undefined {
  const sentences = [
    status === 'posted' && pictureFault && pictureMessages[pictureFault],
    fault && ((isConnected && messagesWhenConnected[fault]) || postingMessages[fault]),
    fault === 'taken_back' && attempts > 0 && 'An earlier try may have reached LinkedIn all the same.',
    detail && `LinkedIn says: ${detail}`,
    status === 'waiting' &&
      nextAt &&
      (fault ? `Next try ${shortMoment(nextAt)}.` : 'Goes out a minute after publishing.'),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}
