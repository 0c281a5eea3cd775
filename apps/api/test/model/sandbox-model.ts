import { freePort } from '@workspace/sandbox/free-port';
import { sandboxModel } from '@workspace/sandbox/model';
import { startSandbox, type Sandbox } from '@workspace/sandbox/sandbox';
import type { AiSettings } from '../../src/features/ai-drafts/generate.ts';
import { openModel } from '../../src/adapters/model.ts';

/** A model behind real HTTP with faults on request. */
export interface SandboxModel {
  settings: AiSettings;
  /** Makes the next requests fail in this way. */
  fail: (fault: object) => Promise<void>;
  /** Responds to the next requests with this text instead of a draft. */
  say: (text: string, times?: number) => Promise<void>;
  /** Returns the outcomes of the requests so far. */
  calls: () => Promise<{ outcome: string; events: number }[]>;
  stop: () => Promise<void>;
}

/** Starts a model that takes `pace` milliseconds for a few words. */
export async function startModel(pace = 0): Promise<SandboxModel> {
  const apiKey = 'the-key-of-this-test';
  const sandbox: Sandbox = await startSandbox({
    port: await freePort(),
    smtpPort: 0,
    publicOrigin: 'http://localhost:3000',
    clientId: 'staff',
    clientSecret: 'a-secret-of-some-length-for-this-test',
    parts: ['model'],
    model: { apiKey, pace },
  });
  const baseUrl = `${sandbox.origin}/openai/v1`;
  const ask = openModel({ baseUrl, apiKey, name: sandboxModel });
  const fail = async (fault: object) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ service: 'model', ...fault });
    const { status } = await fetch(`${sandbox.origin}/faults`, { method: 'POST', headers, body });
    if (status !== 204) throw new Error(`the sandbox does not know this fault: ${status}`);
  };
  return {
    settings: { ask, name: sandboxModel, seconds: 60, dailyLimit: 1_000, missing: [] },
    fail,
    say: (text, times = 1) =>
      fail({ status: 200, headers: { 'content-type': 'text/event-stream' }, body: streamOf(text), times }),
    calls: async () => (await fetch(`${sandbox.origin}/openai/calls`)).json() as ReturnType<SandboxModel['calls']>,
    stop: sandbox.stop,
  };
}

/** Formats a text as the API streams it. */
function streamOf(text: string): string {
  const chunk = (delta: object, reason: string | null) =>
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: sandboxModel, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
  return `${chunk({ role: 'assistant', content: text }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`;
}

/** A model's response with a draft, with changes for a test. */
export const completionText = (change: object = {}): string =>
  JSON.stringify({
    title: 'Seal before the frost',
    category: 'Maintenance Strategy',
    excerpt: 'Water is what breaks a road, and sealing keeps it out.',
    readTime: '4 min read',
    tags: ['sealing', 'winter'],
    content: `<p>${'Water finds every crack. '.repeat(20)}</p>`,
    ...change,
  });
