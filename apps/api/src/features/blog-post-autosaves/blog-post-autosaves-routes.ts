import type { FastifyInstance } from 'fastify';
import {
  announcePresence,
  autosavePost,
  discardAutosave,
  listAutosaves,
} from '@workspace/contracts/blog-post-autosaves';
import { serve } from '../../http/serve.ts';
import { PostInTrash, PostNotFound } from '../blog-posts/post-errors.ts';
import { AutosaveEntity } from './autosave-entity.ts';
import { recordPresence } from './presence.ts';
import { deleteAutosave, storeAutosave, toAutosave } from './store-autosave.ts';

export function blogPostAutosavesRoutes(app: FastifyInstance, { clock }: { clock: () => number }): void {
  serve(app, autosavePost, [PostNotFound, PostInTrash], async ({ params, body, user, request: { em } }) => {
    const { basedOn, ...fields } = body;
    const revision = { postId: params.id, savedBy: user.email, basedOn, fields, at: new Date(clock()) };
    return { autosave: await storeAutosave(em, revision) };
  });

  serve(app, discardAutosave, async ({ params: { id }, user, request: { em } }) => deleteAutosave(em, id, user.email));

  serve(app, listAutosaves, async ({ params: { id: postId }, request: { em } }) => {
    const autosaves = await em.find(AutosaveEntity, { postId }, { orderBy: { savedAt: 'desc' } });
    return { autosaves: autosaves.map(toAutosave) };
  });

  serve(app, announcePresence, async ({ params, body, user, request: { em } }) => {
    const { isWriting, isLeaving = false } = body;
    return recordPresence(em, { postId: params.id, email: user.email, isWriting, isLeaving });
  });
}
