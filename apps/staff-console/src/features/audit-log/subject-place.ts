import type { AuditSubject } from '@workspace/contracts/audit-log';

interface SubjectPlace {
  /** The kind in a word. */
  word: string;
  /** The console's page that shows it; undefined for kinds that a later API adds. */
  page?: string;
}

const placeOf: Readonly<Record<AuditSubject['kind'], (subject: AuditSubject) => Required<SubjectPlace>>> = {
  post: ({ id }) => ({ word: 'Post', page: `blog/edit/${id}` }),
  picture: () => ({ word: 'Picture', page: 'images' }),
  redirect: () => ({ word: 'Redirect', page: 'redirects' }),
  list: ({ id }) => ({ word: 'List', page: `lists/${id}` }),
  subscriber: ({ listId, name }) => ({
    word: 'Subscriber',
    page: `lists/${listId}?search=${encodeURIComponent(name)}`,
  }),
  import: ({ id }) => ({ word: 'Import', page: `imports/${id}` }),
  field: () => ({ word: 'Field', page: 'subscriber-fields' }),
  segment: ({ id }) => ({ word: 'Segment', page: `segments/${id}` }),
  campaign: ({ id }) => ({ word: 'Campaign', page: `campaigns/${id}` }),
  sequence: ({ id }) => ({ word: 'Sequence', page: `sequences/${id}` }),
  request: ({ id }) => ({ word: 'Request', page: `contacts/${id}` }),
  template: () => ({ word: 'Template', page: 'contacts' }),
  person: () => ({ word: 'Person', page: 'staff' }),
  key: () => ({ word: 'Key', page: 'api-keys' }),
  webhook: () => ({ word: 'Webhook', page: 'webhooks' }),
};

/** Returns how the thing of an entry is called, and where it is. */
export const subjectPlace = (subject: AuditSubject): SubjectPlace =>
  placeOf[subject.kind]?.(subject) ?? { word: 'Thing' };
