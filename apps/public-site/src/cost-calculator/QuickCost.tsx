import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { color, font, media, space, weight } from '@workspace/ui/theme/tokens.ts';
import { calculateCosts } from './calculate-costs.ts';
import { money, spoken } from './figures.ts';
import { calculatorPath } from './input-names.ts';
import type { CostInputs } from './inputs.ts';
import { NumberField } from './NumberField.tsx';
import { missingMessage, compareWithToday } from './announced-result.ts';
import { ResultAnnouncement } from './ResultAnnouncement.tsx';
import { useCalculator } from './use-calculator.ts';
import { queryOf } from './raw-inputs.ts';

const Board = styled.form`
  display: grid;
  gap: ${space.xl};
  padding-top: clamp(2.5rem, 5vw, 4.5rem);
`;
const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.phoneUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg} ${space.xxl};
  align-items: end;
  justify-content: space-between;
  padding-top: ${space.lg};
  border-top: 2px solid ${color.ink};
  p {
    color: ${color.inkSoft};
  }
  strong {
    display: block;
    color: ${color.ink};
    font: ${weight.heavy} clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem) / 1.1 ${font.sign};
    letter-spacing: -0.03em;
  }
`;

// The home page renders the same for every query.
const noSearchParams = new URLSearchParams();

/** The calculator in three fields. A link to the full calculator passes the numbers on. */
export default function QuickCost() {
  const calculator = useCalculator(noSearchParams);
  const { form, rawInputs, inputs, missing, applyInputs, announce } = calculator;
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    location.assign(calculatorPath + queryOf(rawInputs));
  };
  return (
    <Board
      ref={form}
      action={calculatorPath}
      autoComplete="off"
      onInput={applyInputs}
      onBlur={announce}
      onSubmit={open}
    >
      <h3>Put in your own streets</h3>
      <Fields>
        <NumberField name="miles" of={calculator} />
        <NumberField name="people" of={calculator} />
        <NumberField name="inspection" of={calculator} />
      </Fields>
      <Result>
        <p>{inputs && missing.length === 0 ? <Sum inputs={inputs} /> : missingMessage(missing)}</p>
        <Button type="submit">See every assumption</Button>
      </Result>
      <ResultAnnouncement of={calculator} />
    </Board>
  );
}

function Sum({ inputs }: { inputs: CostInputs }) {
  const { today, ours } = calculateCosts(inputs);
  return (
    <>
      <strong>{money(ours.total)}</strong> for one survey in a year, {money(ours.perPerson, spoken)} per resident.{' '}
      {inputs.inspection > 0 && `With one inspection in a year, ${compareWithToday(today.total, ours.total, spoken)}.`}
    </>
  );
}
