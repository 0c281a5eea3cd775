import { css, styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { BacklogPanel } from './BacklogPanel.tsx';
import { BudgetPanel } from './BudgetPanel.tsx';
import { secondPlanOf, shownPlanOf, type LabState, type PlanChoice } from './lab-state.ts';
import { WithoutScript } from './panel-style.ts';
import { queryOf } from './query-of.ts';
import { targetOf } from './target.ts';
import type { Lab } from './use-lab.ts';
import { useSliderEnd } from './use-slider-end.ts';

/** The answer has a column of its own. */
const twoColumns = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > :nth-last-child(2) {
    grid-area: 1 / 2 / span 2;
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  min-width: 0;
  /* Below the map of a tablet, and below streets without a map. */
  @media (44rem <= width < 60rem) {
    ${twoColumns}
  }
  ${media.desktop} {
    :not([data-has-map]) > & {
      ${twoColumns}
      /* The chart is almost twice as wide here, and its letters grow with it. */
      --chart-text: 7px;
    }
  }
`;

/** Says that a worker failed. */
const Failure = ({ text }: { text: string | undefined }) =>
  text !== undefined && (
    <Notice tone="caution" isLive>
      {text}
    </Notice>
  );

/** The budget, the answer and the backlog beside the map. */
export function SidePanels({ lab }: { lab: Lab }) {
  const { state, plans, change, changePlan, showPlan } = lab;
  const most = useSliderEnd(lab);
  const { figures, planned, hold, isLooking, failure } = plans;
  const target = targetOf(state.target, figures.nothing[0]!.average);
  const choice = shownPlanOf(state);
  return (
    <Side>
      <BudgetPanel
        choice={choice}
        shown={state.shown}
        compareHref={compareHrefOf(state)}
        most={most}
        onChange={changePlan}
        onShow={showPlan}
        onRemove={() => change({ b: undefined, shown: 'a' })}
      />
      <SubmitWithoutScript />
      <Failure text={failure} />
      <AnswerPanel
        state={state}
        figures={figures}
        planned={planned}
        hold={hold}
        isLooking={isLooking}
        target={target}
        onTarget={(typed) => change({ target: typed })}
        onBudget={(budget) => changePlan(planFor(budget, choice))}
      />
      <BacklogPanel
        figures={(state.shown === 'b' && figures.b) || figures.a}
        year={state.year}
        curve={state.curve}
        costList={state.costList}
        costs={state.costs}
      />
    </Side>
  );
}

const SubmitWithoutScript = () => (
  <WithoutScript>
    <Button type="submit" variant="primary">
      Work it out
    </Button>
  </WithoutScript>
);

const compareHrefOf = (state: LabState) =>
  state.b ? undefined : `/lab${queryOf({ ...state, b: secondPlanOf(state), shown: 'b' })}`;

/** A budget that was found is of an order of work: a plan that does nothing takes the best one. */
const planFor = (budget: number, { strategy }: PlanChoice): Partial<PlanChoice> =>
  strategy === 'nothing' ? { budget, strategy: 'benefit-per-dollar' } : { budget };
