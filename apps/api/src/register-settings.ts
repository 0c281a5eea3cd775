import type { FastifyInstance } from 'fastify';
import { apiKeysRoutes } from './features/api-keys/api-keys-routes.ts';
import { auditLogRoutes } from './features/audit-log/audit-log-routes.ts';
import type { StaffPolicy } from './features/auth/role-of.ts';
import { sessionsRoutes } from './features/sessions/sessions-routes.ts';
import { staffRoutes } from './features/staff/staff-routes.ts';
import { webhooksRoutes, type WebhooksDeps } from './features/webhooks/webhooks-routes.ts';

interface SettingsDeps {
  policy: StaffPolicy;
  clock: () => number;
  webhooks: WebhooksDeps;
}

/** Registers the routes of people, sessions, the audit log, keys and webhooks. */
export function registerSettings(app: FastifyInstance, { policy, clock, webhooks }: SettingsDeps): void {
  staffRoutes(app, { policy });
  sessionsRoutes(app);
  auditLogRoutes(app);
  apiKeysRoutes(app, { clock });
  webhooksRoutes(app, webhooks);
}
