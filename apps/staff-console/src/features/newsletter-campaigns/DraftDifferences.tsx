import { Facts } from '../../layout/Facts.tsx';
import { formatCount } from '../../layout/format-number.ts';
import { withoutKeys } from '../campaign-composer/draft-blocks.ts';
import type { DraftValues } from './use-draft-editing.ts';

const fields: { name: string; of: (values: DraftValues) => string }[] = [
  { name: 'Name', of: ({ name }) => name },
  { name: 'Subject', of: ({ subject }) => subject },
  { name: 'Preheader', of: ({ preheader }) => preheader },
  { name: 'Message', of: ({ blocks }) => JSON.stringify(withoutKeys(blocks)) },
  {
    name: 'Recipients',
    of: ({ emailListIds, segmentIds, excludedListIds }) => JSON.stringify([emailListIds, segmentIds, excludedListIds]),
  },
  { name: 'Template', of: ({ template }) => (template === 'brand' ? 'Brand' : 'Plain') },
  { name: 'A/B test', of: ({ test }) => (test ? JSON.stringify(test) : '') },
  { name: 'Web version', of: ({ web }) => (web ? JSON.stringify(web) : '') },
  { name: 'Count clicks', of: ({ tracksClicks }) => (tracksClicks ? 'On' : 'Off') },
];

/** The fields in which an unsaved draft differs from the form. For ids it shows only that they differ. */
export function DraftDifferences({ current, unsaved }: { current: DraftValues; unsaved: DraftValues }) {
  const differing = fields.filter(({ of }) => of(current) !== of(unsaved));
  if (differing.length === 0) return <p>Both are the same.</p>;
  const valueOf = ({ name, of }: (typeof fields)[number]) => {
    if (name === 'Recipients') return 'Other lists or segments';
    if (name === 'A/B test') return 'Another plan';
    if (name === 'Web version') return 'Another choice';
    if (name === 'Message')
      return `${formatCount(unsaved.blocks.length, 'block')}, with other words or in another order`;
    return of(unsaved) || 'Empty';
  };
  return <Facts facts={differing.map((field) => ({ name: field.name, value: valueOf(field) }))} />;
}
