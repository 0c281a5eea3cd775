import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blogCategories } from '@workspace/contracts/blog-categories';
import { register } from '@workspace/contracts/claims/register';

const written = readFileSync(join(import.meta.dirname, 'prompt.md'), 'utf8');

/** What the model is told before each task: the words of `prompt.md`, with the facts that may be stated. */
export function rulesForModel(): string {
  const [, rules = ''] = written.split(/^---$/m);
  const facts = [...new Set(register.map(({ value, wording }) => `- ${value}: ${wording}`))].join('\n');
  const categories = blogCategories.map((name) => `'${name}'`).join(', ');
  return rules
    .replace('{{facts}}', () => facts)
    .replace('{{categories}}', () => categories)
    .trim();
}

/** What is asked for: a topic, and where somebody approved one, a title. */
export interface Task {
  topic?: string | undefined;
  title?: string | undefined;
}

/** A task in words. What a person typed stands in it as data. */
export function taskForModel(kind: 'title' | 'post', { topic, title }: Task): string {
  const wanted = kind === 'title' ? 'Propose one title for an article.' : 'Draft one article.';
  const free = topic || title ? '' : ' Choose a topic of use to the readers.';
  return `${wanted}${free}\n${JSON.stringify({ ...(topic && { topic }), ...(title && { title }) })}`;
}
