import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { sandboxModel } from './model.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    port: await freePort(),
    smtpPort: 0,
    publicOrigin: 'http://localhost:3000',
    clientId: 'staff',
    clientSecret: 'a-secret-of-some-length-for-this-test',
    parts: ['model'],
    model: { apiKey: 'key', pace: 0 },
  });
});
afterAll(() => sandbox.stop());

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    content: { type: 'string' },
    category: { type: 'string', enum: ['A', 'B'] },
  },
  required: ['title', 'content', 'category'],
  additionalProperties: false,
};
const format = (given: object) => ({ type: 'json_schema', json_schema: { name: 'post', strict: true, schema: given } });
const request = {
  model: sandboxModel,
  messages: [
    { role: 'system', content: 'Facts:\n- 94%: accuracy of detection' },
    { role: 'user', content: '{"topic":"winter sealing"}' },
  ],
  response_format: format(schema),
};
const ask = (body: object | string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.origin}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const modelError = async (response: Promise<Response>) => {
  const { status } = await response;
  return { status, ...((await (await response).json()) as { error: object }).error };
};
const contentOf = async (body: object) => {
  const response = (await (await ask(body)).json()) as { choices: { message: { content: string } }[] };
  return JSON.parse(response.choices[0]!.message.content) as { title: string; content: string; category: string };
};

describe('a draft', () => {
  it('follows the schema and the topic, and is deterministic', async () => {
    const draft = await contentOf(request);
    expect(Object.keys(draft)).toEqual(['title', 'content', 'category']);
    expect(draft.title).toContain('inter sealing');
    expect(['A', 'B']).toContain(draft.category);
    expect(draft.content).toMatch(/^<p>Winter sealing .*94%.*<h2>.*<ul><li>/s);
    expect(await contentOf(request)).toEqual(draft);
    const messages = [{ role: 'user', content: '{"topic":"chip seals","title":"As approved"}' }];
    expect((await contentOf({ ...request, messages })).title).toBe('As approved');
  });

  it('is streamed a few words at a time, with its token usage at the end', async () => {
    const response = await ask({ ...request, stream: true, stream_options: { include_usage: true } });
    const events = (await response.text()).split('\n\n').filter(Boolean);
    expect(events.at(-1)).toBe('data: [DONE]');
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice(6)));
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
    expect(chunks.at(-2).choices[0].finish_reason).toBe('stop');
    const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
    expect(JSON.parse(text)).toEqual(await contentOf(request));
  });

  it('ends at its token limit', async () => {
    const response = (await (await ask({ ...request, max_completion_tokens: 20 })).json()) as object;
    expect(response).toMatchObject({ choices: [{ finish_reason: 'length' }], usage: { completion_tokens: 20 } });
  });
});

describe('a rejected request', () => {
  it('lacks the key', async () => {
    expect(await modelError(ask(request, { authorization: '' }))).toMatchObject({ status: 401 });
    expect(await modelError(ask(request, { authorization: 'Bearer other' }))).toMatchObject({
      code: 'invalid_api_key',
    });
  });

  it.each([
    ['a model that there is not', { model: 'gpt-9' }, { status: 404, code: 'model_not_found' }],
    ['no messages', { messages: [] }, { status: 400, param: 'messages' }],
    ['a role that there is not', { messages: [{ role: 'boss', content: 'x' }] }, { param: 'messages.0.role' }],
    ['a name that it does not know', { max_words: 3 }, { code: 'unknown_parameter', param: 'max_words' }],
    ['options of a stream without one', { stream_options: {} }, { param: 'stream_options' }],
    [
      'a schema that lets other names in',
      { response_format: format({ ...schema, additionalProperties: true }) },
      { param: 'response_format' },
    ],
    [
      'a schema with a name that may be missing',
      { response_format: format({ ...schema, required: ['title'] }) },
      { param: 'response_format' },
    ],
    [
      'a schema with a keyword that is not taken',
      { response_format: format({ ...schema, minProperties: 1 }) },
      { param: 'response_format' },
    ],
    ['a schema that is no object', { response_format: format({ type: 'array' }) }, { param: 'response_format' }],
  ])('has %s', async (_case, change, expected) => {
    expect(await modelError(ask({ ...request, ...change }))).toMatchObject({ status: 400, ...expected });
  });

  it('is not JSON', async () => expect(await modelError(ask('{'))).toMatchObject({ status: 400 }));
});

it('reports the outcome of a request', async () => {
  await (await ask({ ...request, stream: true })).text();
  const calls = (await (await fetch(`${sandbox.origin}/openai/calls`)).json()) as { outcome: string }[];
  expect(calls.at(-1)).toMatchObject({ outcome: 'whole' });
});

describe('a suggestion', () => {
  const suggest = async (task: object, name: 'suggestion' | 'suggestions' = 'suggestion') => {
    const type = name === 'suggestion' ? { type: 'string' } : { type: 'array', items: { type: 'string' } };
    const properties = { [name]: type };
    const messages = [{ role: 'user', content: `Suggest other words.\n${JSON.stringify(task)}` }];
    const wanted = { ...schema, properties, required: [name] };
    const answer = await contentOf({ ...request, messages, response_format: format(wanted) });
    return (answer as unknown as Record<string, unknown>)[name];
  };

  it('follows the request, and is deterministic', async () => {
    const text = 'the crews sealed very many cracks in October, before the frost.';
    expect(await suggest({ request: 'shorten', text })).toBe('the crews sealed very many cracks.');
    expect(await suggest({ request: 'improve', text })).toBe(
      'The crews sealed many cracks in October, before the frost.',
    );
    const longer = await suggest({ request: 'expand', text });
    expect(longer).toMatch(/^the crews sealed .*frost\. [A-Z].*\.$/);
    expect(await suggest({ request: 'expand', text })).toBe(longer);
    expect(await suggest({ request: 'tone', tone: 'formal', text })).toBe(`In formal words: ${text}`);
    expect(await suggest({ request: 'alt', text: '', caption: 'mill Road in May' })).toBe('Mill Road in May');
    expect(await suggest({ request: 'title', around: text }, 'suggestions')).toHaveLength(3);
    expect(await suggest({ request: 'tags', around: text }, 'suggestions')).toContain('road assessment');
  });
});
