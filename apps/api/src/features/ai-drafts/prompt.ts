import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blogCategories } from '@workspace/contracts/blog-categories';
import { isExpired } from '@workspace/contracts/claims/find-expired';
import { register } from '@workspace/contracts/claims/register';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const prompts = { draft: read('prompt.md'), suggestion: read('prompt-suggestions.md') };

/**
 * Returns the system prompt: the text of its file with the facts that may be stated now, without expired claims.
 */
export function rulesForModel(prompt: keyof typeof prompts = 'draft', now = new Date()): string {
  const [, rules = ''] = prompts[prompt].split(/^---$/m);
  const valid = register.filter((claim) => !isExpired(claim, now));
  const facts = [...new Set(valid.map(({ value, wording }) => `- ${value}: ${wording}`))].join('\n');
  const categories = blogCategories.map((name) => `'${name}'`).join(', ');
  return rules
    .replace('{{facts}}', () => facts)
    .replace('{{categories}}', () => categories)
    .trim();
}

/** The task: a topic, and a title when one was approved. */
export interface Task {
  topic?: string | undefined;
  title?: string | undefined;
}

/** Formats the task as a prompt. User input is included as data. */
export function taskForModel(kind: 'title' | 'post', { topic, title }: Task): string {
  const wanted = kind === 'title' ? 'Propose one title for an article.' : 'Draft one article.';
  const free = topic || title ? '' : ' Choose a topic of use to the readers.';
  return `${wanted}${free}\n${JSON.stringify({ ...(topic && { topic }), ...(title && { title }) })}`;
}
