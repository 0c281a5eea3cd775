import type { FastifyInstance } from 'fastify';
import {
  changeReplyTemplate,
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  type ReplyTemplate,
} from '@workspace/contracts/reply-templates';
import { serve } from '../../http/serve.ts';
import { ReplyTemplateEntity } from './reply-template-entity.ts';
import { saveTemplate, saveTemplateErrors, TemplateNotFound } from './save-template.ts';

export function replyTemplatesRoutes(app: FastifyInstance, { clock }: { clock: () => number }): void {
  serve(app, listReplyTemplates, async ({ request: { em } }) => ({
    templates: (await em.find(ReplyTemplateEntity, {}, { orderBy: { name: 'asc', id: 'asc' } })).map(toTemplate),
  }));

  serve(app, createReplyTemplate, saveTemplateErrors, async ({ body, user, request: { em, log } }) => {
    const template = em.create(ReplyTemplateEntity, { ...body, updatedAt: new Date(clock()), updatedBy: user.email });
    await saveTemplate(em, template);
    log.info({ event: 'reply_template_created', templateId: template.id });
    return { template: toTemplate(template) };
  });

  serve(
    app,
    changeReplyTemplate,
    [TemplateNotFound, ...saveTemplateErrors],
    async ({ params: { id }, body, user, request: { em, log } }) => {
      const template = await em.findOne(ReplyTemplateEntity, { id });
      if (!template) throw new TemplateNotFound();
      Object.assign(template, body, { updatedAt: new Date(clock()), updatedBy: user.email });
      await saveTemplate(em, template);
      log.info({ event: 'reply_template_changed', templateId: id });
      return { template: toTemplate(template) };
    },
  );

  serve(app, deleteReplyTemplate, [TemplateNotFound], async ({ params: { id }, request: { em, log } }) => {
    if ((await em.nativeDelete(ReplyTemplateEntity, { id })) === 0) throw new TemplateNotFound();
    log.info({ event: 'reply_template_deleted', templateId: id });
  });
}

const toTemplate = ({ id, name, text, updatedAt, updatedBy }: ReplyTemplateEntity): ReplyTemplate => ({
  id,
  name,
  text,
  updatedAt: updatedAt.toISOString(),
  updatedBy,
});
