import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { FieldValues } from './field-values.ts';
import { SegmentRules } from './segment-rules.ts';
import { maxCharacters } from './max-characters.ts';

/** A saved choice of people by rules. It is evaluated anew whenever it is counted, exported or sent to. */
export const Segment = z.object({
  id: z.uuid(),
  name: z.string(),
  rules: z.record(z.string(), z.unknown()),
  /** Rules that name something that was deleted, such as a field. Such a segment counts nobody until it is edited. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Segment = z.infer<typeof Segment>;

const name = z.string('Write a name').check(z.trim(), z.minLength(1, 'Write a name'), maxCharacters(200));

/** The name and the rules of a segment. */
export const SegmentDraft = z.object({ name, rules: SegmentRules });

const byId = z.object({ id: z.uuid() });
const oneSegment = z.object({ segment: Segment });
/** The number of people who would receive email now. */
const peopleCount = z.object({ count: z.int() });

/** Lists the segments by name. Their counts are requested one by one. */
export const listSegments = defineEndpoint({
  method: 'GET',
  path: '/api/segments',
  access: 'staff',
  response: z.object({ segments: z.array(Segment) }),
});

export const getSegment = defineEndpoint({
  method: 'GET',
  path: '/api/segments/:id',
  access: 'staff',
  params: byId,
  response: oneSegment,
});

/** Saves a segment. Rules about unknown fields, lists and imports are rejected. */
export const createSegment = defineEndpoint({
  method: 'POST',
  path: '/api/segments',
  access: 'staff',
  body: SegmentDraft,
  status: 201,
  response: oneSegment,
});

export const changeSegment = defineEndpoint({
  method: 'PATCH',
  path: '/api/segments/:id',
  access: 'staff',
  params: byId,
  body: z.partial(SegmentDraft),
  response: oneSegment,
});

/** Deletes a segment. The people stay. `segment_in_use`: a campaign that is not sent yet goes to it. */
export const deleteSegment = defineEndpoint({
  method: 'DELETE',
  path: '/api/segments/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { segment_in_use: 409 },
});

/**
 * Counts the people of a segment: distinct addresses that are subscribed to a list outside the trash and not
 * suppressed. `broken_rules`: a rule names something that was deleted.
 */
export const countSegment = defineEndpoint({
  method: 'GET',
  path: '/api/segments/:id/count',
  access: 'staff',
  params: byId,
  response: peopleCount,
  errors: { broken_rules: 409 },
});

/** Counts the people of rules that are not saved. */
export const countRules = defineEndpoint({
  method: 'POST',
  path: '/api/segments/count',
  access: 'staff',
  audit: { none: 'it changes nothing' },
  permission: 'email-lists:read',
  body: z.object({ rules: SegmentRules }),
  response: peopleCount,
});

/** A person of a segment, by their newest subscription that matches. */
export const SegmentPerson = z.object({
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  fields: FieldValues,
});
export type SegmentPerson = z.infer<typeof SegmentPerson>;

/** Returns up to ten people of rules that are not saved, those who joined last. */
export const findExamplePeople = defineEndpoint({
  method: 'POST',
  path: '/api/segments/examples',
  access: 'staff',
  audit: { none: 'it changes nothing' },
  permission: 'email-lists:read',
  body: z.object({ rules: SegmentRules }),
  response: z.object({ people: z.array(SegmentPerson) }),
});

/** Exports the people of a segment as CSV, each once, with the values of their fields. */
export const exportSegment = defineEndpoint({
  method: 'GET',
  path: '/api/segments/:id/people.csv',
  access: 'staff',
  audit: 'recorded',
  permission: 'email-lists:write',
  needsFreshSignIn: true,
  params: byId,
  response: { stream: 'text/csv; charset=utf-8' },
  errors: { broken_rules: 409 },
});
