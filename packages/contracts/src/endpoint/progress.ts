/** The media type of a response with progress events. */
export const progressType = 'text/event-stream';

/** The event names of such a response: any number of `progress`, then one `result` or one `error`. */
export type ProgressEvent = 'progress' | 'result' | 'error';

/** Formats an event for the wire. */
export function eventText(name: ProgressEvent, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Parses the events of a response as they arrive. Skips other content, such as a comment that keeps the connection
 * open.
 */
export async function* eventsIn(response: Response): AsyncGenerator<{ name: string; data: unknown }> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    text += decoder.decode(value, { stream: !done });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data] = /^event: (\w+)\ndata: (.+)$/.exec(part) ?? [];
      if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) as unknown };
    }
    if (done) return;
  }
}
