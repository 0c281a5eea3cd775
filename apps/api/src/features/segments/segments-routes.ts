import { Readable } from 'node:stream';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import {
  changeSegment,
  countRules,
  countSegment,
  createSegment,
  deleteSegment,
  exportSegment,
  findExamplePeople,
  getSegment,
  listSegments,
} from '@workspace/contracts/segments';
import { invalidInput } from '../../http/invalid-input.ts';
import { serve } from '../../http/serve.ts';
import { checkRules } from './check-rules.ts';
import { countPeople } from './count-people.ts';
import { removeSegment, removeSegmentErrors } from './delete-segment.ts';
import { examplePeople } from './example-people.ts';
import { findKnown } from './find-known.ts';
import { findCondition, findRules, findRulesErrors, findSegment, SegmentNotFound, validRules } from './find-segment.ts';
import { peopleCsv } from './people-csv.ts';
import { SegmentEntity } from './segment-entity.ts';
import { toSegment } from './to-segment.ts';

export function segmentsRoutes(app: FastifyInstance, { orm }: { orm: MikroORM }): void {
  readingRoutes(app, orm);

  serve(app, createSegment, async ({ body: { name, rules }, user, request: { em, log } }) => {
    const checked = await checkedRules(em, createSegment, rules);
    const segment = em.create(SegmentEntity, { name, rules: checked.rules, createdBy: user.email });
    await em.flush();
    log.info({ event: 'segment_created', segmentId: segment.id });
    return { segment: toSegment(segment, checked.known) };
  });

  serve(app, changeSegment, [SegmentNotFound], async ({ params: { id }, body: { name, rules }, request: { em } }) => {
    const segment = await findSegment(em, id);
    if (name !== undefined) segment.name = name;
    if (rules !== undefined) segment.rules = (await checkedRules(em, changeSegment, rules)).rules;
    segment.updatedAt = new Date();
    await em.flush();
    return { segment: toSegment(segment, await findKnown(em)) };
  });

  serve(app, deleteSegment, removeSegmentErrors, async ({ params: { id }, request: { em, log } }) => {
    await removeSegment(em, id);
    log.info({ event: 'segment_deleted', segmentId: id });
  });
}

/** Routes that list, count and export. */
function readingRoutes(app: FastifyInstance, orm: MikroORM): void {
  serve(app, listSegments, async ({ request: { em } }) => {
    const segments = await em.find(SegmentEntity, {}, { orderBy: { id: 'asc' } });
    const known = await findKnown(em);
    const byName = segments.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return { segments: byName.map((segment) => toSegment(segment, known)) };
  });

  serve(app, getSegment, [SegmentNotFound], async ({ params: { id }, request: { em } }) => ({
    segment: toSegment(await findSegment(em, id), await findKnown(em)),
  }));

  serve(app, countSegment, findRulesErrors, async ({ params: { id }, request: { em } }) => ({
    count: await countPeople(orm, await findRules(em, id)),
  }));

  serve(app, countRules, async ({ body, request: { em } }) => {
    const { rules, known } = await checkedRules(em, countRules, body.rules);
    return { count: await countPeople(orm, validRules(rules, known)) };
  });

  serve(app, findExamplePeople, async ({ body, request: { em } }) => {
    const { rules, known } = await checkedRules(em, findExamplePeople, body.rules);
    return { people: await examplePeople(orm, validRules(rules, known)) };
  });

  serve(app, exportSegment, findRulesErrors, async ({ params: { id }, request: { em }, reply }) => {
    const condition = await findCondition(em, id);
    reply.header('content-disposition', `attachment; filename="segment-${id}.csv"`);
    return Readable.from(peopleCsv(em, condition));
  });
}

async function checkedRules(em: EntityManager, endpoint: Endpoint, rules: unknown) {
  const checked = await checkRules(em, rules);
  if ('fields' in checked) throw invalidInput(endpoint, checked.fields);
  return checked;
}
