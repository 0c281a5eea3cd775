import { call, type CallOptions } from '@workspace/contracts/endpoint/call';
import { deleteUnsavedText, getUnsavedText, storeUnsavedText } from '@workspace/contracts/unsaved-texts';
import type { Server } from './server-copy.ts';
import { parseUnsaved, type IsComplete, type Unsaved, type UnsavedKey, type UnsavedText } from './unsaved-work.ts';

type Whose = Omit<UnsavedKey, 'writer'>;

/** Stores the text of one opening of a form beside its owner: the session may be another person's by then. */
export function unsavedTextServer<Values>({ person, ...params }: UnsavedKey, fetch: CallOptions['fetch']) {
  const server: Server<UnsavedText<Values>> = {
    store: (text) => call(storeUnsavedText, { params, body: { ...text, person } }, { fetch }),
    remove: () => call(deleteUnsavedText, { params }, { fetch }),
  };
  return server;
}

/** Finds the newest text that this person left unsaved in a form, on any device. */
export async function findOnServer<Values>(
  { person, ...params }: Whose,
  isComplete: IsComplete<Values>,
  fetch: CallOptions['fetch'],
): Promise<Unsaved<Values> | undefined> {
  const { unsaved } = await call(getUnsavedText, { params }, { fetch });
  if (!unsaved) return undefined;
  const found = parseUnsaved(unsaved.text, unsaved.writer, isComplete);
  const { person: owner } = JSON.parse(unsaved.text) as { person?: unknown };
  return owner === person ? found : undefined;
}
