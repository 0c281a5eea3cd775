import type { FastifyInstance } from 'fastify';
import { getIssue, listIssues } from '@workspace/contracts/newsletter-issues';
import { serve } from '../../http/serve.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { findArchive, findIssue, IssueNotFound } from './find-issues.ts';

/** Routes of the archive and of the web versions, for the site. */
export function newsletterIssuesRoutes(app: FastifyInstance, { settings }: { settings: MailSettings }): void {
  serve(app, listIssues, async ({ request: { em } }) => ({ issues: await findArchive(em) }));

  serve(app, getIssue, [IssueNotFound], async ({ params: { token }, request: { em } }) => ({
    issue: await findIssue(em, token, settings),
  }));
}
