import type { EmailList } from '@workspace/contracts/email-lists';
import type { EmailListEntity } from './email-list-entity.ts';

export const toEmailList = (list: EmailListEntity): EmailList => ({
  id: list.id,
  name: list.name,
  description: list.description ?? null,
  subscriberCount: list.subscriberCount,
  kind: list.kind,
  createdAt: list.createdAt.toISOString(),
  updatedAt: list.updatedAt.toISOString(),
  trashedAt: list.trashedAt?.toISOString() ?? null,
});
