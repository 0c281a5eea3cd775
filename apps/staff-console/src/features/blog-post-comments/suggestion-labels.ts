import type { SuggestionRequest, Tone } from '@workspace/contracts/ai-drafts';

/** Labels of the requests to the model: on its button, while it writes, and beside its words. */
export const requestLabels: Record<SuggestionRequest, { button: string; writing: string; made: string }> = {
  improve: { button: 'Improve', writing: 'Improving the passage', made: 'improved' },
  shorten: { button: 'Shorten', writing: 'Shortening the passage', made: 'shorter' },
  expand: { button: 'Expand', writing: 'Expanding the passage', made: 'longer' },
  tone: { button: 'Change tone', writing: 'Changing the tone', made: 'in another tone' },
  title: { button: 'Titles', writing: 'Thinking of titles', made: 'titles' },
  excerpt: { button: 'Excerpt', writing: 'Writing an excerpt', made: 'excerpt' },
  tags: { button: 'Tags', writing: 'Thinking of tags', made: 'tags' },
  alt: {
    button: 'Alt text',
    writing: 'Writing an alt text',
    made: 'alt text, from the caption and the text around it',
  },
};

export const toneLabels: Record<Tone, string> = {
  plain: 'Plainer',
  formal: 'More formal',
  warm: 'Warmer',
  direct: 'More direct',
};

/** Requests about a passage, other than its tone. */
export const passageRequests = ['improve', 'shorten', 'expand'] as const;

/** Requests about the whole post. */
export const postRequests = ['title', 'excerpt', 'tags'] as const;

/** Returns a label of a stored request, such as `tone:formal`. It may be one of a later release. */
export function madeLabel(stored: string | null): string {
  const [request = '', tone = ''] = stored?.split(':') ?? [];
  const label = toneLabels[tone as Tone]?.toLowerCase() ?? requestLabels[request as SuggestionRequest]?.made;
  return label ?? 'other words';
}
