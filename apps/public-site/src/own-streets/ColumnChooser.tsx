import { styled } from 'styled-components';
import { SelectField } from '@workspace/ui/Field';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import type { ColumnRole } from './column-names.ts';
import type { ChoicePreview } from './describe-choice.ts';
import { classLabels, streetClasses } from './street-classes.ts';
import { lengthUnits, type LengthUnit } from './length-units.ts';
import type { StreetsChoice } from './streets-choice.ts';
import type { OwnStreetsState } from './use-own-streets.ts';

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;
const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.phoneUp} {
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  }
`;

const roles: readonly { role: ColumnRole; label: string; none: string; isNeeded?: boolean }[] = [
  { role: 'name', label: 'Street name', none: 'No column' },
  { role: 'class', label: 'Class', none: 'No column: one class for all' },
  { role: 'length', label: 'Length', none: 'No column: from the map', isNeeded: true },
  { role: 'pci', label: 'Rating (PCI)', none: 'Choose a column', isNeeded: true },
  { role: 'year', label: 'Year of the rating', none: 'No column: one year for all' },
  { role: 'width', label: 'Width', none: 'No column: by class' },
  { role: 'id', label: 'Id', none: 'No column: the row' },
  { role: 'from', label: 'From', none: 'No column' },
  { role: 'to', label: 'To', none: 'No column' },
  { role: 'paved', label: 'Last paved', none: 'No column' },
];

interface ChooserProps {
  streets: OwnStreetsState;
  preview: ChoicePreview;
}

/** The column of each value, with the guess chosen, and the values that the file does not have. */
export function ColumnChooser({ streets, preview }: ChooserProps) {
  const { header, choice } = preview;
  const options = header.map((name, index) => ({ value: String(index), label: name || `Column ${index + 1}` }));
  const chooseColumn = (role: ColumnRole, value: string) =>
    streets.chooseColumns({ ...choice.columns, [role]: value === '' ? undefined : Number(value) });
  return (
    <Group>
      <legend>Columns, as guessed from their names and values. Change what is wrong.</legend>
      <Fields>
        {roles.map(({ role, label, none, isNeeded }) => (
          <SelectField
            key={role}
            label={label}
            required={isNeeded}
            placeholder={none}
            options={options}
            value={choice.columns[role] ?? ''}
            onChange={({ target }) => chooseColumn(role, target.value)}
          />
        ))}
        <UnitsAndConstants streets={streets} preview={preview} />
      </Fields>
    </Group>
  );
}

const unitLabels: Readonly<Record<LengthUnit, string>> = { ft: 'feet', m: 'meters', mi: 'miles', km: 'kilometers' };
const unitOptions = (units: readonly LengthUnit[]) => units.map((unit) => ({ value: unit, label: unitLabels[unit] }));
const classOptions = streetClasses.map((one) => ({ value: one, label: classLabels[one] }));
const years = Array.from({ length: 40 }, (_, index) => String(new Date().getUTCFullYear() - index));

function UnitsAndConstants({ streets: { choose }, preview: { choice } }: ChooserProps) {
  const { columns } = choice;
  return (
    <>
      {columns.length !== undefined && (
        <SelectField
          label="Lengths are in"
          options={unitOptions(lengthUnits)}
          value={choice.lengthUnit}
          onChange={({ target }) => choose({ ...choice, lengthUnit: target.value as LengthUnit })}
        />
      )}
      {columns.width !== undefined && (
        <SelectField
          label="Widths are in"
          options={unitOptions(['ft', 'm'])}
          value={choice.widthUnit}
          onChange={({ target }) => choose({ ...choice, widthUnit: target.value as LengthUnit })}
        />
      )}
      {columns.class === undefined && (
        <SelectField
          label="All streets are"
          options={classOptions}
          value={choice.onlyClass}
          onChange={({ target }) => choose({ ...choice, onlyClass: target.value as typeof choice.onlyClass })}
        />
      )}
      <YearOfRatings choice={choice} onChoose={(ratedIn) => choose({ ...choice, ratedIn })} />
    </>
  );
}

interface YearProps {
  choice: StreetsChoice;
  onChoose: (year: number | undefined) => void;
}

/** The year of ratings without one; those of a file with a column of years can be left out. */
function YearOfRatings({ choice: { columns, ratedIn }, onChoose }: YearProps) {
  const hasColumn = columns.year !== undefined;
  return (
    <SelectField
      label={hasColumn ? 'Without a year: rated in' : 'All were rated in'}
      placeholder={hasColumn ? 'Leave them out' : undefined}
      options={years.map((year) => ({ value: year, label: year }))}
      value={String(ratedIn ?? '')}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : undefined)}
    />
  );
}
