import type { EntityManager } from '@mikro-orm/postgresql';
import type { EmailList } from '@workspace/contracts/email-lists';
import { countPending } from '../pending-sign-ups/count-pending.ts';
import type { EmailListEntity } from './email-list-entity.ts';

const toEmailList = (list: EmailListEntity, pendingCount: number): EmailList => ({
  id: list.id,
  name: list.name,
  description: list.description ?? null,
  subscriberCount: list.subscriberCount,
  kind: list.kind,
  doubleOptIn: list.doubleOptIn,
  pendingCount,
  createdAt: list.createdAt.toISOString(),
  updatedAt: list.updatedAt.toISOString(),
  trashedAt: list.trashedAt?.toISOString() ?? null,
});

/** Returns the views of lists, with the numbers of their pending sign-ups. */
export async function toEmailLists(em: EntityManager, lists: readonly EmailListEntity[]): Promise<EmailList[]> {
  const pending = await countPending(
    em,
    lists.map(({ id }) => id),
  );
  return lists.map((list) => toEmailList(list, pending.get(list.id) ?? 0));
}

/** Returns the view of one list. */
export async function toOneEmailList(em: EntityManager, list: EmailListEntity): Promise<{ emailList: EmailList }> {
  const [emailList] = await toEmailLists(em, [list]);
  return { emailList: emailList! };
}
