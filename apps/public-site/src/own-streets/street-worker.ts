import { describeChoice } from './describe-choice.ts';
import { prepareChoice } from './prepare-choice.ts';
import { readFile } from './read-file.ts';
import { UnreadableStreets, type StreetsTable } from './streets-table.ts';
import { toSegments } from './to-segments.ts';
import type { StreetRequest, StreetResponse } from './worker-messages.ts';

// In a worker, so that a file of 50,000 rows does not stop the page. It makes no request: the file stays here.
let table: StreetsTable | undefined;

async function respond(request: StreetRequest): Promise<StreetResponse> {
  if (request.kind === 'read') {
    table = await readFile(request.file);
    return { kind: 'preview', preview: describeChoice(table, prepareChoice(table)) };
  }
  if (!table) return { kind: 'unreadable', message: 'The file was not read yet. Choose it once more.' };
  if (request.kind === 'use') return { kind: 'streets', result: toSegments(table, request.choice) };
  const choice = request.kind === 'choose' ? request.choice : prepareChoice(table, request.columns);
  return { kind: 'preview', preview: describeChoice(table, choice) };
}

let queue: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<StreetRequest>) => {
  queue = queue
    .then(() => respond(data))
    .catch((error: unknown): StreetResponse => ({ kind: 'unreadable', message: messageOf(error) }))
    .then((response) => postMessage(response));
});

const messageOf = (error: unknown): string =>
  error instanceof UnreadableStreets
    ? error.message
    : 'The file could not be read: it may be damaged, or too large for the memory of this device.';
