import { shortMoment } from '../../layout/local-time.ts';

const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns a value of an entry for people. */
export function valueText(value: string | null): string {
  if (value === null) return 'nothing';
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  return time.test(value) ? shortMoment(value) : value;
}
