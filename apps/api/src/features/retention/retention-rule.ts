import type { EntityManager } from '@mikro-orm/postgresql';

/** A rule about rows that go by age. Its SQL calls a row of the table `t`. */
export interface RetentionRule {
  key: string;
  name: string;
  /** The rule for people. */
  sentence: string;
  table: string;
  /** The rows that the rule is about. Without it, all rows of the table. */
  only?: string;
  /** An interval of PostgreSQL, counted from the last activity. */
  term: string;
  /** An indexed time of the row that is never later than its last activity. */
  since: string;
  lastActivity: string;
  /** Deletions leave an audit entry about this resource. Without it, the data is of no interest to staff. */
  resource?: string;
  /** True when a job archives the rows: they are counted, and not deleted here. */
  isArchived?: boolean;
  /** Removes locked rows by their ids, with what belongs to them. Without it, the rows are deleted and nothing else. */
  remove?: (em: EntityManager, ids: string[]) => Promise<unknown>;
}
