import { styled } from 'styled-components';
import { AmountField } from '@workspace/ui/Field';
import { Button } from '@workspace/ui/Button';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { dollars, rating } from '../road-network/amounts.ts';
import { holdingOf, outcomeOf } from '../road-network/answer.ts';
import { AverageChart } from './AverageChart.tsx';
import type { Hold } from './find-hold.ts';
import type { PlanFigures } from './first-view.ts';
import { firstYear, shownPlanOf, type LabState } from './lab-state.ts';
import { Card, WithScript } from './panel-style.ts';
import { SpokenAnswer } from './SpokenAnswer.tsx';
import type { Target } from './target.ts';
import { useShownText } from './use-shown-text.ts';

const Sentence = styled.p`
  min-height: 4.05em;
  font: ${weight.strong} 1.1875rem / 1.35 ${font.sign};
  letter-spacing: -0.005em;
  text-wrap: pretty;
  em {
    color: ${color.link};
    font-style: normal;
    transition: opacity 150ms;
  }
  [data-looking] {
    opacity: 0.4;
  }
`;
const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm};
  align-items: start;
  > :last-child {
    padding-top: 1.43rem;
  }
  label {
    font-size: ${text.xs};
  }
`;

type Props = {
  state: LabState;
  figures: PlanFigures;
  /** The plans that the figures are of. */
  planned: Pick<LabState, 'a' | 'b'>;
  hold: Hold;
  isLooking: boolean;
  target: Target;
  onTarget: (text: string) => void;
  onBudget: (budget: number) => void;
};

/** The answer in a sentence, the averages of all years, and the search for a budget. */
export function AnswerPanel({ state, figures, planned, hold, isLooking, target, onTarget, onBudget }: Props) {
  const [said, range] = sentenceOf(hold, target, state, figures.nothing[0]!.average);
  const field = useShownText(state.target);
  const outcome = outcomeSentence({ ...state, ...planned }, figures);
  // The budget that was found is one for today's average, and not for a text that is no rating.
  const budget = target.error === undefined ? hold.found?.budget : undefined;
  return (
    <Card>
      <SpokenAnswer
        text={target.error ?? `${outcome} ${said}${range} ${backlogSentence(state, figures)}`}
        isComplete={!isLooking && planned.a === state.a && planned.b === state.b}
      />
      <Sentence>
        {outcome}{' '}
        <span data-looking={isLooking || undefined}>
          <em>{said}</em>
          {range}
        </span>
      </Sentence>
      <AverageChart figures={figures} year={state.year} shown={state.shown} />
      <Search>
        <AmountField
          ref={field}
          name="target"
          label="Average to hold or reach"
          unit="PCI"
          placeholder={rating(target.pci)}
          defaultValue={state.target}
          error={target.error}
          onInput={(event) => onTarget(event.currentTarget.value)}
        />
        <UseBudget budget={budget} isLooking={isLooking} onBudget={onBudget} />
      </Search>
    </Card>
  );
}

type UseBudgetProps = Pick<Props, 'isLooking' | 'onBudget'> & { budget: number | undefined };

function UseBudget({ budget, isLooking, onBudget }: UseBudgetProps) {
  return (
    <WithScript>
      <Button
        data-replay=""
        aria-disabled={budget === undefined || isLooking}
        onClick={() => budget !== undefined && onBudget(budget)}
      >
        Use {budget === undefined ? 'it' : dollars(budget)}
      </Button>
    </WithScript>
  );
}

const shownFigures = ({ shown }: LabState, { a, b }: PlanFigures) => (shown === 'b' && b ? b : a);

const backlogSentence = (state: LabState, figures: PlanFigures): string =>
  `The backlog is ${dollars(shownFigures(state, figures)[state.year - firstYear]!.backlog)}.`;

/** Returns the outcome of the shown plan in the chosen year. */
function outcomeSentence(state: LabState, all: PlanFigures): string {
  const figures = shownFigures(state, all);
  const at = (year: number) => ({ year, average: figures[year - firstYear]!.average });
  if (state.year === firstYear) return `Today the average is ${rating(figures[0]!.average)}.`;
  return outcomeOf(at(firstYear), at(state.year), shownPlanOf(state));
}

/** Returns the sentence about the budget in two parts: the range is not part of the answer's main clause. */
function sentenceOf(
  { found }: Hold,
  { pci, isToday }: Target,
  state: LabState,
  today: number,
): [said: string, range: string] {
  if (state.year === firstYear) return ['Move the year to see what a budget does.', ''];
  const target = isToday ? undefined : pci;
  const sentence = holdingOf({ target, found }, shownPlanOf(state), today);
  const bracket = sentence.indexOf(' (');
  return bracket < 0 ? [sentence, ''] : [sentence.slice(0, bracket), sentence.slice(bracket)];
}
