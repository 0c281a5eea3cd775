import { auditValueLabel } from '@workspace/contracts/audit-labels';
import { shortMoment } from '../../layout/local-time.ts';

const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns a value of an entry for people. */
export const valueText = (value: string | null): string =>
  value !== null && time.test(value) ? shortMoment(value) : auditValueLabel(value);
