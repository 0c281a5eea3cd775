import { Table } from '@workspace/ui/Table';
import { dollars, rating } from '../road-network/amounts.ts';
import { strategyLabels } from '../road-network/plan.ts';
import type { PlanFigures } from './first-view.ts';
import { firstYear, type LabState, type PlanChoice } from './lab-state.ts';
import { Card } from './panel-style.ts';
import type { YearFigures } from './plan-result.ts';

type Props = { state: LabState; figures: PlanFigures };

/** Both plans and doing nothing in the chosen year. */
export function Comparison({ state: { a, b, year }, figures }: Props) {
  const plans: { name: string; choice: PlanChoice; years: readonly YearFigures[] | undefined }[] = [
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
          {plans.map(({ name, choice, years }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{strategyLabels[choice.strategy]}</td>
              <td data-numeric>{dollars(choice.strategy === 'nothing' ? 0 : choice.budget)}</td>
              <td data-numeric>{years ? rating(years[year - firstYear]!.average) : '…'}</td>
              <td data-numeric>{years ? dollars(years[year - firstYear]!.backlog) : '…'}</td>
              <td data-numeric>{years ? dollars(years[year - firstYear]!.spent) : '…'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
