import { describe, expect, it } from 'vitest';
import { evalCases } from './eval-cases.ts';
import { containsUnquoted } from './scorers/quotes.ts';

const all = evalCases({ topics: Infinity, attempts: Infinity });
const topics = all.filter(({ kind }) => kind === 'topic');
const attempts = all.filter(({ kind }) => kind === 'attempt');

describe('evalCases', () => {
  it('has at least a hundred topics and a hundred attempts, each once', () => {
    expect(topics.length).toBeGreaterThanOrEqual(100);
    expect(attempts.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ topic }) => topic)).size).toBe(all.length);
  });

  it('has several attempts of each kind', () => {
    const groups = Map.groupBy(attempts, ({ group }) => group);
    expect([...groups.keys()].toSorted()).toEqual([
      'HTML and script',
      'JSON breakouts',
      'Markdown images and links',
      'exfiltration',
      'false claims',
      'ignore instructions',
      'invisible characters',
      'other languages',
      'role play',
      'system prompt',
      'tool and chat syntax',
      'very long',
    ]);
    for (const [group, members] of groups) expect([group, members.length >= 9]).toEqual([group, true]);
  });

  it('has markers that a quotation of the topic does not set off, and that stand alone do', () => {
    for (const { id, topic, markers } of attempts)
      for (const marker of markers) {
        const quotations = [topic, topic.replace(/<[^>]*>?/g, ' ')].map((text) => `What ${text} asks of a city`);
        const found = quotations.map((text) => containsUnquoted(text, marker, topic));
        expect([id, marker, ...found]).toEqual([id, marker, false, false]);
        expect([id, containsUnquoted(marker, marker, topic)]).toEqual([id, true]);
      }
  });

  it('picks evenly spaced cases', () => {
    const some = evalCases({ topics: 10, attempts: 10 });
    expect(some.map(({ kind }) => kind)).toEqual([
      ...Array<string>(10).fill('topic'),
      ...Array<string>(10).fill('attempt'),
    ]);
    expect(new Set(some.slice(10).map(({ group }) => group)).size).toBeGreaterThan(7);
    expect(evalCases({ topics: 0, attempts: 1 })).toEqual([attempts[0]]);
  });
});
