/** The media type of an answer that tells on its way how far it is. */
export const progressType = 'text/event-stream';

/** What such an answer is made of: any number of `progress`, then one `answer` or one `refusal`. */
export type ProgressEvent = 'progress' | 'result' | 'error';

/** One event, as it goes over the wire. */
export function eventText(name: ProgressEvent, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The events of an answer as they arrive. What is no event of ours, such as a comment that keeps the line open, is passed over. */
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
