import { memo } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { SelectField } from '@workspace/ui/Field';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { curveNames, type CurveName } from '../road-network/curves.ts';
import { sources, type SourceName, type Source } from '../road-network/sources.ts';
import { treatments } from '../road-network/treatments.ts';
import { costListNames, costLists, type CostListName } from '../road-network/unit-costs.ts';
import { CostField } from './CostField.tsx';
import { curveLabels } from './curve-labels.ts';
import { defaultState, type LabState } from './lab-state.ts';
import { sheetStyle, WithoutScript, WithScript } from './panel-style.ts';
import { useOpenedByLink } from './use-opened-by-link.ts';

const Panel = styled.details`
  ${sheetStyle}
  scroll-margin-top: 5rem;
  summary {
    padding: ${space.lg};
    font: ${weight.strong} 1.125rem / 1.3 ${font.sign};
  }
  > div {
    display: grid;
    gap: ${space.xl};
    padding: 0 ${space.lg} ${space.lg};
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space.lg};
`;
const Group = styled.fieldset`
  display: grid;
  break-inside: avoid;
  gap: ${space.md};
  min-width: 0;
  padding: ${space.md} 0 0;
  border: 0;
  border-top: 1px solid ${color.line};
  legend {
    float: left;
    padding: 0;
    font: ${weight.strong} 1rem / 1.3 ${font.sign};
    span {
      color: ${color.inkSoft};
      font-weight: ${weight.medium};
    }
  }
  > div {
    clear: both;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    gap: ${space.md};
    align-items: start;
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.45;
  }
`;

const classes = ['local', 'collector', 'arterial'] as const;
const curveOptions = curveNames.map((value) => ({ value, label: curveLabels[value].label }));
const listOptions = costListNames.map((value) => ({ value, label: costLists[value].label }));

type Props = {
  state: Pick<LabState, 'curve' | 'costList' | 'costs'>;
  onChange: (part: Partial<LabState>) => void;
};

const foldId = 'assumptions';

/** The constants of the model with their sources. All of them can be changed. */
export const AssumptionsPanel = memo(function AssumptionsPanel({ state, onChange }: Props) {
  const { costList, costs } = state;
  const fold = useOpenedByLink(foldId);
  return (
    <Panel ref={fold} id={foldId}>
      <summary>Assumptions, with their sources. Change any of them.</summary>
      <div>
        <SourceFields state={state} onChange={onChange} />
        {treatments.map((treatment) => (
          <Group key={`${treatment.name} ${costList}`}>
            <legend>
              {treatment.label}{' '}
              <span>
                for PCI {treatment.from} to {treatment.below}
              </span>
            </legend>
            <div>
              {classes.map((streetClass) => (
                <CostField
                  key={streetClass}
                  treatment={treatment.name}
                  streetClass={streetClass}
                  state={state}
                  onText={(cost, typed) => onChange({ costs: withCost(costs, cost, typed) })}
                />
              ))}
            </div>
          </Group>
        ))}
        <p>{costLists[costList].note}</p>
        <Actions state={state} onChange={onChange} />
      </div>
    </Panel>
  );
});

/** The documents that the curves and the costs come from. */
function SourceFields({ state: { curve, costList }, onChange }: Props) {
  return (
    <Pair>
      <SelectField
        name="curve"
        label="How streets get worse"
        options={curveOptions}
        value={curve}
        hint={<Cited name={curveLabels[curve].source} />}
        onChange={({ currentTarget: { value } }) => onChange({ curve: value as CurveName })}
      />
      <SelectField
        name="costs"
        label="Unit costs"
        options={listOptions}
        value={costList}
        hint={<Cited name={costLists[costList].source} />}
        onChange={({ currentTarget: { value } }) => onChange({ costList: value as CostListName, costs: {} })}
      />
    </Pair>
  );
}

function Actions({ state: { curve, costList, costs }, onChange }: Props) {
  const { curve: usualCurve, costList: usualList } = defaultState;
  const isChanged = curve !== usualCurve || costList !== usualList || Object.keys(costs).length > 0;
  return (
    <>
      <WithScript>
        <Button
          size="sm"
          data-replay=""
          aria-disabled={!isChanged}
          onClick={() => onChange({ curve: usualCurve, costList: usualList, costs: {} })}
        >
          Reset to the sources
        </Button>
      </WithScript>
      <WithoutScript>
        <Button type="submit">Work it out</Button> <a href="/lab#assumptions">Reset to the sources</a>
      </WithoutScript>
    </>
  );
}

const withCost = (costs: LabState['costs'], name: keyof LabState['costs'], typed: string): LabState['costs'] => ({
  ...costs,
  [name]: typed,
});

function Cited({ name }: { name: SourceName }) {
  const { title, year, url, isSecondHand }: Source = sources[name];
  return (
    <>
      {url ? <a href={url}>{title}</a> : title}, {year}
      {isSecondHand && ', second hand: the original was not opened'}.
    </>
  );
}
