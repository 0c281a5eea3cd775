import type { Contact } from '@workspace/contracts/contacts';
import type { BadgeTone } from '@workspace/ui/Badge';
import { span } from '../../layout/span.ts';

interface Deadline {
  tone: BadgeTone;
  words: string;
}

/** Returns the state of a request at a time in milliseconds since 1970: what is left of the promised time, or how it ended. */
export function deadline({ status, dueAt, soonAt }: Contact, now: number): Deadline {
  if (status === 'answered') return { tone: 'good', words: 'Answered' };
  if (status !== 'waiting') return { tone: 'neutral', words: status === 'spam' ? 'Spam' : 'Archived' };
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { tone: 'danger', words: `Late ${span(-left)}` };
  return { tone: Date.parse(soonAt) <= now ? 'caution' : 'neutral', words: `${span(left)} left` };
}
