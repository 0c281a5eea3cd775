import { styled } from 'styled-components';
import { SelectField } from '@workspace/ui/Field';
import { Table } from '@workspace/ui/Table';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';
import type { StreetClass } from '../road-network/segment.ts';
import type { ChoicePreview } from './describe-choice.ts';
import { countOf } from './count-of.ts';
import { classLabels, streetClasses } from './street-classes.ts';
import type { OwnStreetsState } from './use-own-streets.ts';

const Fold = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  > summary {
    padding: ${space.md} ${space.lg};
  }
  > div {
    max-height: 24rem;
    padding: 0 ${space.lg} ${space.md};
    overflow-y: auto;
  }
`;

const options = streetClasses.map((one) => ({ value: one, label: classLabels[one] }));

/** The class for each text of the file; it is open while a text has none. */
export function ClassMapping({ streets, preview }: { streets: OwnStreetsState; preview: ChoicePreview }) {
  const { classes, choice } = preview;
  if (classes.length === 0) return null;
  const unknown = classes.filter(({ streetClass }) => !streetClass).length;
  const choose = (text: string, value: string) =>
    streets.choose({ ...choice, classes: new Map(choice.classes).set(text, (value || undefined) as StreetClass) });
  return (
    <Fold open={unknown > 0 || undefined}>
      <summary>
        Classes: {countOf(classes.length, 'text')} in the file
        {unknown > 0 ? `, ${unknown} without a class yet` : ', all understood'}
      </summary>
      <div>
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
            {classes.map(({ text, count, streetClass }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                <td data-numeric>{countOf(count)}</td>
                <td>
                  <SelectField
                    label={`Class of ${text}`}
                    isLabelHidden
                    placeholder="Choose a class"
                    options={options}
                    value={streetClass ?? ''}
                    onChange={({ target }) => choose(text, target.value)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Fold>
  );
}
