import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { watchEventLoop } from './watch-event-loop.ts';

function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('watchEventLoop', () => {
  it('logs a blocked event loop with its duration, once', async () => {
    const lines: { event?: string; ms?: number }[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const app = fastify({ logger: { level: 'warn', stream } });
    watchEventLoop(app, { limitMs: 300, everyMs: 50 });
    await app.listen({ port: 0 });
    await sleep(200);
    hold(800);
    await sleep(300);
    await app.close();
    const blocked = lines.filter(({ event }) => event === 'event_loop_held');
    expect(blocked.filter(({ ms }) => ms! >= 700)).toHaveLength(1);
  });
});
