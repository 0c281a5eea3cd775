import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { color, media, space } from '@workspace/ui/theme/tokens.ts';
import { assumptionNotes } from './assumption-notes.ts';
import { Assumptions } from './Assumptions.tsx';
import { CopyLink } from './CopyLink.tsx';
import { CostResult } from './CostResult.tsx';
import { calculatorPath } from './input-names.ts';
import { NumberField } from './NumberField.tsx';
import { onePageSplit } from './one-page.ts';
import { PrintButton } from './PrintButton.tsx';
import { PrintedOn } from './PrintedOn.tsx';
import { ResultAnnouncement } from './ResultAnnouncement.tsx';
import { useAddress } from './use-address.ts';
import { useCalculator, type Calculator } from './use-calculator.ts';
import { inputsOf, queryOf } from './raw-inputs.ts';
import { Working } from './Working.tsx';

// One board, styled like the map at the top of the page: inputs on paper, the result on asphalt.
const Board = styled.form`
  border: 2px solid ${color.ink};
  background-color: ${color.ground};
  box-shadow: 12px 12px 0 ${color.groundAlt};
`;
// Places the result's actions after it on a phone, and under the fields on a wide screen.
const Split = styled.div`
  display: grid;
  ${media.desktop} {
    grid-template: auto 1fr / minmax(18rem, 1fr) minmax(0, 2.1fr);
    > :nth-child(2) {
      grid-area: 1 / 2 / 3;
    }
  }
  ${onePageSplit}
`;
const Fields = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  padding: clamp(1.25rem, 3vw, 2rem);
  input {
    min-height: 3.5rem;
    font-size: 1.5rem;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg};
  align-items: start;
  padding: clamp(1.25rem, 3vw, 2rem);
  > a {
    flex-basis: 100%;
  }
  ${media.desktop} {
    flex-flow: column;
    justify-content: end;
    > a {
      flex-basis: auto;
    }
  }
  /* With script the result follows the typing, and there is nothing to send. */
  > button {
    @media (scripting: enabled) {
      display: none;
    }
  }
`;

/** The form and its result. */
export function CalculatorBoard({ labelledBy, query }: { labelledBy: string; query: string }) {
  const calculator = useCalculator(new URLSearchParams(query));
  const { form, rawInputs, initialInputs, inputs, missing } = calculator;
  useAddress(rawInputs, initialInputs);
  return (
    <Board
      ref={form}
      action={calculatorPath}
      autoComplete="off"
      aria-labelledby={labelledBy}
      data-print="keep"
      onInput={calculator.applyInputs}
      onBlur={calculator.announce}
      onSubmit={(event) => handleSubmit(event, calculator)}
    >
      <Split>
        <Fields>
          <NumberField name="miles" of={calculator} note={assumptionNotes.miles} />
          <NumberField name="people" of={calculator} note={assumptionNotes.people} />
          <NumberField name="inspection" of={calculator} note={assumptionNotes.inspection} />
        </Fields>
        <CostResult inputs={inputs} missing={missing} isExample={queryOf(rawInputs) === ''} />
        <ResultActions rawInputs={rawInputs} />
      </Split>
      <Assumptions of={calculator} />
      {inputs && missing.length === 0 && <Working inputs={inputs} />}
      <PrintedOn rawInputs={rawInputs} />
      <ResultAnnouncement of={calculator} />
    </Board>
  );
}

/** Actions to print or share the result, or to start over. */
function ResultActions({ rawInputs }: Pick<Calculator, 'rawInputs'>) {
  return (
    <Actions data-print="hide">
      <Button type="submit" variant="primary">
        Work it out
      </Button>
      <PrintButton />
      <CopyLink rawInputs={rawInputs} />
      <a href={calculatorPath}>Start again from the presets</a>
    </Actions>
  );
}

/**
 * Enter submits the form: the result is visible already, so this shows the errors and focuses the first invalid field.
 */
function handleSubmit(event: SubmitEvent<HTMLFormElement>, { announce, rawInputs }: Calculator): void {
  event.preventDefault();
  announce();
  const [first] = Object.keys(inputsOf(rawInputs).errors);
  const field = first && event.currentTarget.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}
