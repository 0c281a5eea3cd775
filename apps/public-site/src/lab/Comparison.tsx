import { Table } from '@workspace/ui/Table';
import { dollars, rating } from '../road-network/amounts.ts';
import { strategyLabels } from '../road-network/plan.ts';
import type { PlanFigures } from './first-view.ts';
import { firstYear, type LabState, type PlanChoice } from './lab-state.ts';
import { Card } from './panel-style.ts';
import type { YearFigures } from './plan-result.ts';

type Props = { state: LabState; figures: PlanFigures };

interface ComparedPlan {
  readonly name: string;
  readonly choice: PlanChoice;
  readonly years: readonly YearFigures[] | undefined;
}

/** Both plans and doing nothing in the chosen year. */
export function Comparison({ state: { a, b, year }, figures }: Props) {
  const plans: ComparedPlan[] = [
    { name: 'Plan A', choice: a, years: figures.a },
    { name: 'Plan B', choice: b ?? a, years: figures.b },
    { name: 'No work', choice: { strategy: 'nothing', budget: 0 }, years: figures.nothing },
  ];
  return (
    <Card>
      <Table caption={`Plans in ${year}`} density="dense">
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Order</th>
            <th scope="col" data-numeric>
              A year
            </th>
            <th scope="col" data-numeric>
              Average
            </th>
            <th scope="col" data-numeric>
              Backlog
            </th>
            <th scope="col" data-numeric>
              Spent
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <Line key={plan.name} {...plan} ahead={year - firstYear} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

/** A plan whose figures are not computed yet has dots. */
function Line({ name, choice: { strategy, budget }, years, ahead }: ComparedPlan & { ahead: number }) {
  const then = years?.[ahead];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{strategyLabels[strategy]}</td>
      <td data-numeric>{dollars(strategy === 'nothing' ? 0 : budget)}</td>
      <td data-numeric>{then ? rating(then.average) : '…'}</td>
      <td data-numeric>{then ? dollars(then.backlog) : '…'}</td>
      <td data-numeric>{then ? dollars(then.spent) : '…'}</td>
    </tr>
  );
}
