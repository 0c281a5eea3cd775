import type { ModelRequest } from './check-request.ts';
import { chancesOf, type Chances } from './chances.ts';
import { entries, headings, invented, plain, titles, topics } from './phrases.ts';
import { suggestionFor, suggestionsFor, type WantedWords } from './write-suggestion.ts';

/** The subset of a prompt that the stand-in reads. */
interface Task {
  topic: string;
  title: string | undefined;
  /** Facts that the prompt allows, as sentences. */
  facts: string[];
  categories: readonly string[];
  wanted: WantedWords;
}

/**
 * Writes the response to a request, as JSON in the order of its schema; deterministic for a topic. Without a schema, a
 * sentence.
 */
export function writeAnswer({ messages, schema }: Pick<ModelRequest, 'messages' | 'schema'>): string {
  const properties = (schema?.properties ?? {}) as Record<string, { enum?: string[] }>;
  const task = taskOf(messages, properties.category?.enum ?? ['Field Assessment']);
  const chances = chancesOf(task.topic);
  const title = task.title ?? titleOf(task.topic, chances);
  if (!schema) return `${title}.`;
  const content = contentOf(task, chances);
  const values: Record<string, () => unknown> = {
    title: () => title,
    content: () => content,
    excerpt: () =>
      `${capital(task.topic)}, told from the record: what is measured, what it decides, and where to begin.`,
    suggestion: () => suggestionFor(task.wanted, chances),
    suggestions: () => suggestionsFor(task.wanted, chances),
    category: () => chances.oneOf(task.categories),
    readTime: () => `${Math.max(1, Math.round(content.split(' ').length / 220))} min read`,
    tags: () => ['road assessment', ...chances.some(['maintenance', 'budget', 'drainage', 'inventory'], 2)],
  };
  return JSON.stringify(Object.fromEntries(Object.keys(properties).map((name) => [name, values[name]?.() ?? ''])));
}

function taskOf(messages: ModelRequest['messages'], categories: readonly string[]): Task {
  const last = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const { topic, title, ...wanted } = jsonIn(last);
  const rules = messages.filter(({ role }) => role !== 'user').map(({ content }) => content);
  const facts = [...rules.join('\n').matchAll(/^- (.+?): (.+)$/gm)]
    .filter(([, value = '']) => /\d/.test(value))
    .map(([, value, wording]) => `A figure on record is ${value}: ${wording}.`);
  const words = plainWords(topic ?? '');
  return { topic: words || chancesOf(last).oneOf(topics), title, facts, categories, wanted };
}

/** Parses the task in a message: JSON on its own line. */
function jsonIn(message: string): { topic?: string; title?: string } & WantedWords {
  try {
    return JSON.parse(/\{.*\}/s.exec(message)?.[0] ?? '{}') as ReturnType<typeof jsonIn>;
  } catch {
    return {};
  }
}

const plainWords = (text: string): string =>
  text
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const titleOf = (topic: string, { oneOf }: Chances): string => capital(oneOf(titles).replace('*', topic)).slice(0, 140);

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function contentOf({ topic, facts }: Task, { oneOf, some }: Chances): string {
  const sentences = some(plain, plain.length);
  const doubtful = some(invented, 4);
  const known = some(facts, 3);
  const parts = some(headings, 4).map((heading, index) => {
    const said = [sentences[index * 2], known[index], sentences[index * 2 + 1], doubtful[index]].filter(Boolean);
    const first = escapeHtml(said.slice(0, 2).join(' '));
    return `<h2>${heading}</h2><p>${first}</p><p>${escapeHtml(said.slice(2).join(' '))}</p>`;
  });
  const list = some(entries, 4).map((entry) => `<li>${entry}</li>`);
  return [
    `<p>${escapeHtml(capital(topic))} is a question of evidence first. ${oneOf(sentences.slice(8))}</p>`,
    ...parts,
    `<h2>Where to begin</h2><ul>${list.join('')}</ul>`,
    `<p>None of this needs a new department. It needs one record that everybody reads.</p>`,
  ].join('');
}
