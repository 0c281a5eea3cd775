import type { FastifyInstance } from 'fastify';
import type { EntityManager } from '@mikro-orm/postgresql';
import { listRetention } from '@workspace/contracts/retention';
import { serve } from '../../http/serve.ts';
import { countDue } from './count-due.ts';
import { deletedElsewhere, retentionRules } from './retention-rules.ts';

/** The route that tells what the retention rules delete. */
export function retentionRoutes(app: FastifyInstance, { newEm }: { newEm: () => EntityManager }): void {
  serve(app, listRetention, async () => {
    const rules = [];
    const now = new Date();
    // One after the other: each count reads a whole table.
    for (const rule of retentionRules) {
      const { key, name, sentence } = rule;
      rules.push({ key, name, sentence, ...(await countDue(newEm(), rule, now)) });
    }
    return { rules, deletedElsewhere };
  });
}
