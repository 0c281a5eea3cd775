import { describe, expect, it } from 'vitest';
import { eventsIn, eventText } from './progress.ts';

/** A response whose body arrives in chunks of this many bytes. */
function arriving(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(body);
}

async function readAll(response: Response) {
  const found = [];
  for await (const event of eventsIn(response)) found.push(event);
  return found;
}

const events = [
  { name: 'progress', data: { stage: 'writing', words: 12 } },
  { name: 'progress', data: { stage: 'checking «größe»\n\nevent: answer' } },
  { name: 'result', data: { title: 'Potholes 王' } },
] as const;
const stream = events.map(({ name, data }) => eventText(name, data)).join(': keep the line open\n\n');

describe('eventsIn', () => {
  it.each([1, 2, 3, 7, 50, 10_000])('reads every event once from chunks of %i bytes', async (size) => {
    expect(await readAll(arriving(stream, size))).toEqual(events);
  });

  it('skips comments and events without data', async () => {
    expect(await readAll(arriving(': hello\n\nevent: progress\n\ndata: {}\n\n', 4))).toEqual([]);
  });

  it('skips events with lines of other kinds', async () => {
    const unknown = ': note\nevent: progress\ndata: {}\n\nevent: progress\ndata: {}\nid: 3\n\n';
    expect(await readAll(arriving(unknown, 100))).toEqual([]);
  });

  it('drops an event that was cut off', async () => {
    const cut = eventText('progress', 1) + 'event: answer\ndata: {"title"';
    expect(await readAll(arriving(cut, 9))).toEqual([{ name: 'progress', data: 1 }]);
  });

  it('ends immediately for a response without a body', async () => {
    expect(await readAll(new Response(null))).toEqual([]);
  });
});
