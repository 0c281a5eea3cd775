import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { Badge } from '@workspace/ui/Badge';
import { Notice } from '@workspace/ui/Notice';
import { formatCount } from '../../layout/format-number.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { fieldTypeLabels } from '../subscriber-fields/field-type-labels.ts';
import { datesInWords } from './dates-in-words.ts';
import { mostlyInWords } from './mostly-in-words.ts';

/** The fields that the other columns of a file fill, with a warning for values that are too long. */
export function ReadFields({ subscriberImport: { fields } }: { subscriberImport: SubscriberImport }) {
  if (fields.length === 0) return null;
  const slashed = datesInWords(fields);
  const mostly = mostlyInWords(fields);
  const cut = fields.filter(({ cut: count }) => count);
  return (
    <Stack $gap="md">
      <p>{formatCount(fields.length, 'other column is', 'other columns are')} stored in fields:</p>
      <Row as="ul" role="list" aria-label="Fields of this file">
        {fields.map(({ column, name, key, type }) => (
          <li key={`${column} ${name}`}>
            {name} <Badge>{key === null ? `New: ${fieldTypeLabels[type].toLowerCase()}` : fieldTypeLabels[type]}</Badge>
          </li>
        ))}
      </Row>
      {slashed.length > 0 && (
        <Notice tone="caution" title="Some dates can be read in two ways">
          {slashed.join(' ')} If that is wrong, write them as 2026-01-31.
        </Notice>
      )}
      {mostly.length > 0 && (
        <Notice tone="caution" title="Some columns are texts because of a few values">
          {mostly.join(' ')} As texts, nothing is lost. If you choose the type yourself, rows with other values are left
          out, each with its line.
        </Notice>
      )}
      {cut.length > 0 && (
        <Notice tone="caution" title="Some texts are longer than 5,000 characters">
          They are cut there:{' '}
          {cut.map(({ name, cut: count = 0 }) => `${name} (${formatCount(count, 'row')})`).join(', ')}.
        </Notice>
      )}
    </Stack>
  );
}
