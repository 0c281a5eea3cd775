import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { deleteUnsavedText, getUnsavedText, storeUnsavedText } from '@workspace/contracts/unsaved-texts';
import { isNestedTooDeeply } from '../../http/json-nesting.ts';
import { serve } from '../../http/serve.ts';
import { tryParseJson } from '../../try-parse-json.ts';
import { storeText } from './store-unsaved-text.ts';
import { UnsavedTextEntity } from './unsaved-text-entity.ts';

export function unsavedTextsRoutes(app: FastifyInstance, { clock }: { clock: () => number }): void {
  serve(app, storeUnsavedText, async ({ params: { resource, id, writer }, body, user, request: { em } }) => {
    const fault = faultOf(body);
    if (fault) throw apiError(storeUnsavedText, 'invalid_input', fault);
    const savedAt = new Date(clock());
    await storeText(em, { person: user.email, resource, objectId: id, writer, savedAt, text: body });
  });

  serve(app, deleteUnsavedText, async ({ params: { resource, id, writer }, user, request: { em } }) => {
    await em.nativeDelete(UnsavedTextEntity, { person: user.email, resource, objectId: id, writer });
  });

  serve(app, getUnsavedText, async ({ params: { resource, id }, user, request: { em } }) => {
    const own = { person: user.email, resource, objectId: id };
    const unsaved = await em.findOne(UnsavedTextEntity, own, { orderBy: { savedAt: 'desc' } });
    return { unsaved };
  });
}

/** Returns a message for a text that is no JSON. A request may have no body. */
function faultOf(text: string | undefined = ''): string | undefined {
  // Parsing it would block the event loop.
  if (isNestedTooDeeply(text)) return 'This is nested too deeply to be read.';
  return tryParseJson(text) === undefined ? 'Send this as JSON.' : undefined;
}
