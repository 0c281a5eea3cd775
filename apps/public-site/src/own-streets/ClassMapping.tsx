import { SelectField } from '@workspace/ui/Field';
import { Table } from '@workspace/ui/Table';
import type { StreetClass } from '../road-network/segment.ts';
import type { ChoicePreview } from './describe-choice.ts';
import { countOf } from '../count-of.ts';
import { Fold } from './Fold.tsx';
import { classLabels, streetClasses } from './street-classes.ts';
import type { OwnStreetsState } from './use-own-streets.ts';

const options = streetClasses.map((one) => ({ value: one, label: classLabels[one] }));

/** The class for each text of the file; it is open while a text has none. */
export function ClassMapping({ streets, preview }: { streets: OwnStreetsState; preview: ChoicePreview }) {
  const { classes, choice } = preview;
  if (classes.length === 0) return null;
  const unknown = classes.filter(({ streetClass }) => !streetClass).length;
  const state = unknown > 0 ? `${unknown} without a class yet` : 'all understood';
  const choose = (text: string, value: string) =>
    streets.choose({ ...choice, classes: new Map(choice.classes).set(text, (value || undefined) as StreetClass) });
  return (
    <Fold summary={`Classes: ${countOf(classes.length, 'text')} in the file, ${state}`} isOpen={unknown > 0}>
      <Table caption="Classes of this file" isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col">In the file</th>
            <th scope="col" data-numeric>
              Rows
            </th>
            <th scope="col">Read as</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((mapped) => (
            <MappedClass key={mapped.text} {...mapped} onChoose={(value) => choose(mapped.text, value)} />
          ))}
        </tbody>
      </Table>
    </Fold>
  );
}

type MappedClassProps = ChoicePreview['classes'][number] & { onChoose: (value: string) => void };

function MappedClass({ text, count, streetClass, onChoose }: MappedClassProps) {
  return (
    <tr>
      <th scope="row">{text}</th>
      <td data-numeric>{countOf(count)}</td>
      <td>
        <SelectField
          label={`Class of ${text}`}
          isLabelHidden
          placeholder="Choose a class"
          options={options}
          value={streetClass ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        />
      </td>
    </tr>
  );
}
