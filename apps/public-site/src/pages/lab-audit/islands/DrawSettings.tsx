import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { AmountField, SelectField } from '@workspace/ui/Field';
import { space } from '@workspace/ui/theme/tokens.ts';
import { auditPlace } from '../audit-place.ts';
import { mostSeed, usualSize, type SettingTexts } from './sample-settings.ts';
import type { useFields } from './use-fields.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.md};
  }
`;
const Scripted = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;
const Unscripted = styled.span`
  @media (scripting: enabled) {
    display: none;
  }
`;

const orderOptions = [
  { value: 'file', label: 'As in the file' },
  { value: 'rating', label: 'By rating, worst first' },
];

interface DrawSettingsProps {
  fields: ReturnType<typeof useFields<keyof SettingTexts>>;
  errors: Partial<Record<keyof SettingTexts, string>>;
  units: number;
}

/** The size of a sample, its seed and the order of its list. */
export function DrawSettings({ fields: { form, initialValues, readFields }, errors, units }: DrawSettingsProps) {
  const usual = usualSize(units);
  const hintOfUsual = `Empty: ${usual}, from the formula above for a list of ${units.toLocaleString('en-US')}`;
  const field = (name: 'draw' | 'seed', label: string, unit: string, hint: string, placeholder?: number) => (
    <AmountField
      name={name}
      label={label}
      unit={unit}
      hint={hint}
      placeholder={placeholder?.toLocaleString('en-US')}
      defaultValue={initialValues[name]}
      error={errors[name]}
    />
  );
  return (
    <Fields
      ref={form}
      action={`${auditPlace}#sample`}
      autoComplete="off"
      aria-label="Random sample"
      data-print="keep"
      onInput={readFields}
      onSubmit={(event) => event.preventDefault()}
    >
      {field('draw', 'Segments to draw', 'segments', hintOfUsual, usual)}
      {field('seed', 'Seed', 'seed', 'The same seed and list draw the same segments again, on any machine')}
      <SelectField
        name="order"
        label="Order of the list"
        options={orderOptions}
        hint="By rating, good and bad streets come in proportion"
        defaultValue={initialValues.order}
      />
      <DrawButtons form={form} readFields={readFields} />
    </Fields>
  );
}

function DrawButtons({ form, readFields }: Pick<DrawSettingsProps['fields'], 'form' | 'readFields'>) {
  const drawAnew = () => {
    const seedField = form.current?.elements.namedItem('seed');
    if (seedField instanceof HTMLInputElement) seedField.value = String(Math.floor(Math.random() * (mostSeed + 1)));
    readFields();
  };
  return (
    <div>
      <Scripted>
        <Button data-replay="" onClick={drawAnew}>
          Draw with another seed
        </Button>
      </Scripted>
      <Unscripted>
        <Button type="submit" variant="primary">
          Draw
        </Button>
      </Unscripted>
    </div>
  );
}
