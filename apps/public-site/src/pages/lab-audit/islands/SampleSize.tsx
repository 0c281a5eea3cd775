import { useState } from 'react';
import { styled } from 'styled-components';
import { AmountField } from '@workspace/ui/Field';
import { Button } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import { auditPlace } from '../audit-place.ts';
import { sampling } from '../facts/sampling.ts';
import { defaultQuestion, readQuestion, type QuestionTexts } from '../statistics/read-question.ts';
import { Board, Side } from './Board.tsx';
import { SampleSizeResult } from './SampleSizeResult.tsx';
import { useFields } from './use-fields.ts';
import { useQueryState } from './use-query-state.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  input {
    min-height: 3.25rem;
    font-size: 1.375rem;
  }
  /* With script the result follows the typing. */
  > button {
    justify-self: start;
    @media (scripting: enabled) {
      display: none;
    }
  }
`;

const hints = {
  units: 'Sample units of the section, or segments of the list',
  margin: `e, ${sampling.margin.value} in the standard`,
  spread: `s, ${sampling.asphaltSpread.value} for asphalt, ${sampling.concreteSpread.value} for concrete`,
} as const;

/** Returns the texts of the question in a query, with the defaults for the others. */
export const questionOf = (query: string): QuestionTexts => {
  const params = new URLSearchParams(query);
  return {
    units: params.get('units') ?? defaultQuestion.units,
    margin: params.get('margin') ?? defaultQuestion.margin,
    spread: params.get('spread') ?? defaultQuestion.spread,
  };
};

/** Computes how many units to inspect. */
export default function SampleSize({ query }: { query: string }) {
  const fields = useFields(questionOf(query));
  useQueryState(fields.values, defaultQuestion);
  const { question, errors } = readQuestion(fields.values);
  return (
    <Board>
      <Side>
        <QuestionFields fields={fields} errors={errors} />
      </Side>
      <Side data-ground="asphalt">
        <SampleSizeResult question={question} />
      </Side>
    </Board>
  );
}

interface QuestionFieldsProps {
  fields: ReturnType<typeof useFields<keyof QuestionTexts>>;
  errors: Partial<QuestionTexts>;
}

function QuestionFields({ fields: { form, initialValues, readFields }, errors }: QuestionFieldsProps) {
  // A field shows no error while its number is being typed.
  const [left, setLeft] = useState<readonly string[]>(Object.keys(errors));
  const field = (name: keyof QuestionTexts, label: string, unit: string) => (
    <AmountField
      name={name}
      label={label}
      unit={unit}
      hint={hints[name]}
      defaultValue={initialValues[name]}
      error={left.includes(name) ? errors[name] : undefined}
      onBlur={() => setLeft((names) => [...names.filter((one) => one !== name), name])}
    />
  );
  return (
    <Fields
      ref={form}
      action={`${auditPlace}#sample-size`}
      autoComplete="off"
      aria-label="Sample size"
      data-print="keep"
      onInput={readFields}
      onSubmit={(event) => event.preventDefault()}
    >
      {field('units', 'Units in all', 'units')}
      {field('margin', 'May miss the mean by', 'points')}
      {field('spread', 'Ratings vary by', 'points')}
      <Button type="submit" variant="primary">
        Work it out
      </Button>
    </Fields>
  );
}
