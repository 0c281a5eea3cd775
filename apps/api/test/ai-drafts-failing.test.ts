import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateBlog } from '@workspace/contracts/ai-drafts';
import { watch } from '@workspace/contracts/endpoint/watch';
import { AiDraftEntity } from '../src/features/ai-drafts/ai-draft-entity.ts';
import { callsTo, apiErrorOf } from './call-as.ts';
import { completionText, startModel, type SandboxModel } from './model/sandbox-model.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let model: SandboxModel;
let app: FastifyInstance;
let ada: { cookie: string };
beforeAll(async () => {
  [test, model] = await Promise.all([startTestApp(), startModel()]);
  app = await test.startAnother({ model: model.settings });
  ada = await test.signInAs('ada@lanesight.ai');
});
afterAll(async () => {
  await test.close();
  await model.stop();
});

const ask = (topic: string) => callsTo(app)(ada)(generateBlog, { body: { topic } });
const lastRequest = async () => {
  const [row] = await test.orm.em.fork().find(AiDraftEntity, {}, { orderBy: { id: 'desc' }, limit: 1 });
  return row!;
};
const apiError = () => apiErrorOf(ask('frost'));

describe('a failing model', () => {
  const error = { message: 'no', type: 'x', param: null, code: null };
  it.each([
    ['a key it does not take', { status: 401, body: { error } }, 502, 'ai_key_refused', /MODEL_API_KEY/, false],
    ['a name it does not know', { status: 404, body: { error } }, 502, 'ai_key_refused', /MODEL_NAME/, false],
    [
      'too many requests',
      { status: 429, headers: { 'retry-after': '7' }, body: { error } },
      503,
      'ai_busy',
      /in 7 seconds/,
      false,
    ],
    ['too many requests, without a time', { status: 429, body: { error } }, 503, 'ai_busy', /in a minute/, false],
    ['a failure', { status: 500, body: { error } }, 502, 'ai_failing', /failed/, false],
    ['an answer of a proxy', { status: 502, body: '<html>Bad gateway</html>' }, 502, 'ai_failing', /failed/, false],
    ['a line that is hung up', { status: 0 }, 502, 'ai_failing', /cannot be reached/, false],
    ['an answer that is cut, twice', { cut: 900, times: 2 }, 502, 'ai_unclear', /twice/, true],
  ])('is reported with a message: %s', async (_case, fault, status, code, message, counts) => {
    await model.fail(fault);
    const rejected = await apiError();
    expect(rejected).toMatchObject({ status, code });
    expect(rejected.message).toMatch(message);
    expect(await lastRequest()).toMatchObject({ counts });
    expect((await ask('and then it works')).post.title).toBeTruthy();
  });

  it('is aborted at the time limit when it sends nothing', async () => {
    const hurried = await test.startAnother({ model: { ...model.settings, seconds: 0.3 } });
    // Longer than the test may take.
    await model.fail({ delayMs: 600_000 });
    const rejected = await apiErrorOf(callsTo(hurried)(ada)(generateBlog, { body: { topic: 'x' } }));
    expect(rejected).toMatchObject({ status: 504, code: 'ai_too_slow' });
  });

  it.each([
    ['no JSON', 'Sure! Here is your article:'],
    ['JSON of another form', '{"answer":42}'],
    ['nothing', ''],
    ['a category that there is not', completionText({ category: 'Celebrities' })],
    ['a title with a tag', completionText({ title: 'Roads <script>alert(1)</script>' })],
    ['a title that is none', completionText({ title: ' ' })],
    ['a read time that is none', completionText({ readTime: 'soon' })],
    ['no text', completionText({ content: '<p></p>' })],
    ['a text of scripts only', completionText({ content: `<script>${'x'.repeat(500)}</script>` })],
    [
      'a text that is nested too deeply',
      completionText({ content: `${'<div>'.repeat(5_000)}${'water '.repeat(100)}` }),
    ],
    ['a text that is far too long', completionText({ content: `<p>${'water '.repeat(20_000)}</p>` })],
    ['nearly a million characters', 'x'.repeat(900_000)],
  ])('is requested once more and rejected after that: %s', async (_case, text) => {
    await model.say(text);
    expect((await ask('asked again')).post.title).toBeTruthy();
    expect(await lastRequest()).toMatchObject({ outcome: 'whole', attempts: 2 });
    await model.say(text, 2);
    expect(await apiError()).toMatchObject({ status: 502, code: 'ai_unclear' });
    expect(await lastRequest()).toMatchObject({ outcome: expect.stringMatching(/unclear/), attempts: 2, counts: true });
  });

  const streamed = (headers: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/ai/generate-blog',
      headers: {
        ...ada,
        ...headers,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      payload: { topic: 'frost' },
    });

  it('is requested again by a repeat of the same stream', async () => {
    const key = { 'idempotency-key': 'a' };
    await model.fail({ status: 500, body: { error } });
    expect((await streamed(key)).body).toContain('event: error');
    expect((await streamed(key)).body).toContain('event: result');
    expect((await streamed(key)).body).toContain('event: result');
  });

  it('is reported to a client that accepts events as it is to others', async () => {
    await model.fail({ status: 429, headers: { 'retry-after': '7' } });
    const answer = await streamed();
    expect(answer.headers['content-type']).toMatch(/^text\/event-stream/);
    expect(answer.body).toMatch(/event: error\ndata: \{"status":503,"code":"ai_busy"/);
  });
});

it('returns a draft even when the database cannot store its usage', async () => {
  const em = test.orm.em.fork();
  await em.execute(`create function refuse() returns trigger language plpgsql as $$ begin raise 'away'; end $$`);
  await em.execute('create trigger away before update on ai_drafts execute function refuse()');
  const [requested] = await Promise.allSettled([ask('frost')]);
  await em.execute('drop trigger away on ai_drafts');
  expect(requested).toMatchObject({ value: { post: { title: expect.stringMatching(/./) } } });
  expect(await lastRequest()).toMatchObject({ outcome: 'writing', counts: true });
});

it('aborts the model request when the client disconnects', async () => {
  const slow = await startModel(30);
  const log: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void log.push(line) } };
  const left = await test.startAnother({ model: slow.settings, logger });
  await left.listen({ port: 0 });
  const { port } = left.server.address() as { port: number };
  const leaving = new AbortController();
  const calling = watch(
    generateBlog,
    { body: { topic: 'gravel' } },
    {
      baseUrl: `http://localhost:${port}`,
      headers: ada,
      signal: leaving.signal,
      onProgress: ({ words }) => words > 5 && leaving.abort(),
    },
  );
  await expect(calling).rejects.toThrow(/abort/);
  await vi.waitFor(async () => expect(await slow.calls()).toMatchObject([{ outcome: 'cancelled' }]));
  await vi.waitFor(async () => expect(await lastRequest()).toMatchObject({ outcome: 'cancelled', counts: true }));
  const { events } = (await slow.calls())[0]!;
  await sleep(200);
  expect((await slow.calls())[0]!.events).toBe(events);
  expect(log.join('')).toContain('model_asked');
  expect(log.join('')).not.toContain('request_failed');
  await slow.stop();
});

it('does not wait for the model when the API stops, and sends an error event', async () => {
  const stopping = await test.startAnother({ model: { ...model.settings, seconds: 600 } });
  await stopping.listen({ port: 0 });
  const { port } = stopping.server.address() as { port: number };
  await model.fail({ delayMs: 60_000 });
  const { promise: begun, resolve: onProgress } = Promise.withResolvers<unknown>();
  const options = { baseUrl: `http://localhost:${port}`, headers: ada, onProgress };
  const rejected = apiErrorOf(watch(generateBlog, { body: { topic: 'gravel' } }, options));
  await begun;
  const closed = stopping.close();
  expect(await rejected).toMatchObject({ status: 503, code: 'unavailable' });
  // The client keeps its connection open for further requests: closing would wait 72 s for the keep-alive timeout.
  stopping.server.closeIdleConnections();
  await closed;
  expect(await lastRequest()).toMatchObject({ outcome: 'cancelled' });
});
