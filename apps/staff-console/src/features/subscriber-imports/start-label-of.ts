import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { formatCount } from '../../layout/format-number.ts';

/** Returns the effect of the import for its button; undefined without any. */
export function startLabelOf({ counts, fields }: Pick<SubscriberImport, 'counts' | 'fields'>): string | undefined {
  if (counts.added > 0) return `Import ${formatCount(counts.added, 'subscriber')}`;
  if (counts.unsubscribed) return `Store ${formatCount(counts.unsubscribed, 'person', 'people')} as unsubscribed`;
  return counts.present > 0 && fields.length > 0 ? 'Fill Empty Fields' : undefined;
}
