import { dollars } from '../road-network/amounts.ts';
import { strategies, strategyLabels } from '../road-network/plan.ts';
import { Choices } from './Choices.tsx';
import { type PlanChoice, type PlanName } from './lab-state.ts';
import { Card, Figure, Label } from './panel-style.ts';
import { PlanTabs } from './PlanTabs.tsx';
import { Slider } from './Slider.tsx';

const options = strategies.map((value) => ({ value, label: strategyLabels[value] }));

type Props = {
  choice: PlanChoice;
  shown: PlanName;
  /** Address with a second plan; undefined when there is one. */
  compareHref: string | undefined;
  /** The largest budget of the slider. */
  most: number;
  onChange: (part: Partial<PlanChoice>) => void;
  onShow: (name: PlanName) => void;
  onRemove: () => void;
};

/** The money of a year and the order in which it is spent, for the plan on the map. */
export function BudgetPanel({ choice, shown, compareHref, most, onChange, onShow, onRemove }: Props) {
  const suffix = shown === 'b' ? '-b' : '';
  return (
    <Card>
      <PlanTabs shown={shown} compareHref={compareHref} onShow={onShow} onRemove={onRemove} />
      <div>
        <Label>Budget a year</Label>
        <Figure>{choice.strategy === 'nothing' ? '$0' : dollars(choice.budget)}</Figure>
      </div>
      <Slider
        // The other plan's slider is another field.
        key={shown}
        name={`budget${suffix}`}
        label="Budget a year"
        text={dollars(choice.budget)}
        value={choice.budget}
        min={0}
        max={most}
        keyStep={Number((most / 100).toPrecision(2))}
        onSlide={(budget) =>
          onChange(choice.strategy === 'nothing' ? { budget, strategy: 'benefit-per-dollar' } : { budget })
        }
      />
      <Choices
        legend="Which streets come first"
        name={`plan${suffix}`}
        value={choice.strategy}
        options={options}
        onChoose={(strategy) => onChange({ strategy })}
      />
    </Card>
  );
}
