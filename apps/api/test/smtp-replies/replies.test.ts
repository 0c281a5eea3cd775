import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ReplyKind } from '@workspace/contracts/reply-kinds';
import { classifyReply } from '../../src/smtp-replies/classify-reply.ts';

interface Labeled {
  expected: string;
  source: string;
  text: string;
  verdict: ReturnType<typeof classifyReply>;
}

const [, ...lines] = readFileSync(new URL('replies.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const replies = lines.map((line): Labeled => {
  const [expected = '', source = '', text = ''] = line.split('\t');
  return { expected, source, text, verdict: classifyReply({ text }) };
});
const oddHalf = replies.filter((_, index) => index % 2 === 1);

const isRight = ({ expected, verdict }: Labeled) => verdict.kind === expected;
const accuracy = (of: readonly Labeled[]) => of.filter(isRight).length / of.length;

/** The recall of each category, and the replies that were judged wrong. */
const report = (of: readonly Labeled[]) =>
  [
    ...ReplyKind.options.map((kind) => {
      const all = of.filter(({ expected }) => expected === kind);
      return `${kind}: ${all.filter(isRight).length} of ${all.length}`;
    }),
    ...of
      .filter((each) => !isRight(each))
      .map(({ expected, verdict, text }) => `${expected}, not ${verdict.kind}: ${text}`),
  ].join('\n');

describe('labeled replies', () => {
  it('have a known category, a source and a text', () => {
    expect(replies.length).toBeGreaterThanOrEqual(200);
    for (const { expected, source, text } of replies) {
      expect(ReplyKind.options).toContain(expected);
      expect([source, text]).toEqual([expect.stringMatching(/^https?:/), expect.stringMatching(/\S/)]);
    }
  });

  it.each([
    ['all', replies],
    ['those of odd index', oddHalf],
  ])('are judged right in at least 95 of 100 cases: %s', (_, of) =>
    expect(accuracy(of), report(of)).toBeGreaterThanOrEqual(0.95),
  );

  it('suppress no address unless the mailbox does not exist', () => {
    const wrong = replies.filter(
      ({ expected, verdict }) => verdict.advice === 'suppress' && expected !== 'bad_mailbox',
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('have a sentence without placeholders', () => {
    for (const { verdict } of replies) expect(verdict.sentence).toMatch(/^\w[^{}]*\.$/);
  });
});
