import {
  ChangeSetType,
  type AnyEntity,
  type ChangeSet,
  type EventSubscriber,
  type FlushEventArgs,
  type TransactionEventArgs,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEntry } from '@workspace/contracts/audit-log';
import { summarizeValue } from './summarize-value.ts';

type Change = AuditEntry['changes'][number];

/** The facts of a call, read when its entry is written. */
export interface AuditedCall {
  action: string;
  /** The contract file of the endpoint. */
  file: string;
  resource: string;
  requestId: string;
  person: () => string | null;
  apiKey: () => string | null;
  params: () => Readonly<Record<string, string>>;
  body: () => unknown;
}

const mostChanges = 50;
/** Columns that follow from the others, or that the program keeps for its attempts to send. */
const derived = new Set([
  'updatedAt',
  'createdAt',
  'searchText',
  'contactId',
  'token',
  'messageId',
  'attempts',
  'nextAt',
  'firstTriedAt',
]);
/** The history of a request is a log itself, of the same changes. */
const logEntity = 'ContactEvent';

/**
 * Writes the audit entry of one request: in the first transaction that its entity manager commits, so that change and
 * entry are stored together or not at all, or else after the handler. A later transaction with changes gets an entry of
 * its own.
 */
export class ChangeRecorder implements EventSubscriber {
  readonly #call: AuditedCall;
  #changes: Change[] = [];
  #created: ChangeSet<AnyEntity> | undefined;
  #isWritten = false;

  constructor(call: AuditedCall) {
    this.#call = call;
  }

  onFlush({ uow }: FlushEventArgs): void {
    const changeSets = uow.getChangeSets().filter(({ meta }) => meta.className !== logEntity);
    for (const changeSet of changeSets) this.#changes.push(...this.#changesOf(changeSet));
    // Its id is known only once it is stored.
    const created = changeSets.find(({ type }) => type === ChangeSetType.CREATE);
    if (created) this.#created ??= created;
  }

  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    if (!transaction || 'savepointName' in transaction) return;
    if (this.#changes.length === 0 && (this.#isWritten || (await isReadOnly(em, transaction)))) return;
    await this.#write(em as EntityManager, transaction);
  }

  /** Writes the entry of a call that committed no transaction of the entity manager. */
  async finish(em: EntityManager): Promise<void> {
    if (!this.#isWritten) await this.#write(em, undefined);
  }

  async #write(em: EntityManager, transaction: TransactionEventArgs['transaction']): Promise<void> {
    const { action, file, resource, requestId, person, apiKey, params, body } = this.#call;
    const recorded = this.#changes;
    const changes = recorded.length > 0 ? recorded : changesOfBody(body(), file);
    const createdId = this.#created?.getSerializedPrimaryKey() ?? null;
    const resourceId = Object.values(params()).join('/') || createdId;
    const values = [person(), apiKey(), action, resource, resourceId];
    await em.getConnection().execute(
      `insert into audit_log (person, api_key, action, resource, resource_id, changes, request_id)
       values (?, ?, ?, ?, ?, ?::jsonb, ?)`,
      [...values, JSON.stringify(changes.slice(0, mostChanges)), requestId],
      'run',
      transaction,
    );
    this.#isWritten = true;
    this.#changes = [];
    this.#created = undefined;
  }

  #changesOf({ type, payload, originalEntity, meta }: ChangeSet<AnyEntity>): Change[] {
    if (type === ChangeSetType.DELETE) return [{ field: meta.className, before: 'stored', after: null }];
    const before = (originalEntity ?? {}) as Record<string, unknown>;
    return Object.entries(payload as Record<string, unknown>)
      .filter(([field]) => !derived.has(field))
      .map(([field, value]) => ({
        field,
        before: type === ChangeSetType.UPDATE ? summarizeValue(field, before[field], this.#call.file) : null,
        after: summarizeValue(field, value, this.#call.file),
      }));
  }
}

async function isReadOnly(
  em: TransactionEventArgs['em'],
  transaction: TransactionEventArgs['transaction'],
): Promise<boolean> {
  const [row] = await em
    .getConnection()
    .execute<[{ setting: string }]>(
      `select current_setting('transaction_read_only') as setting`,
      [],
      'all',
      transaction,
    );
  return row.setting === 'on';
}

/** The sent fields, for a change that bypasses the entities: their values before are not known. */
function changesOfBody(body: unknown, file: string): Change[] {
  if (typeof body === 'string') return [{ field: 'body', before: null, after: summarizeValue('body', body, file) }];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).map(([field, value]) => ({
    field,
    before: null,
    after: summarizeValue(field, value, file),
  }));
}
