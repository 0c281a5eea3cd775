import { Skeleton } from '../../src/Skeleton/index.ts';
import { Table, tableDensities } from '../../src/Table/index.ts';
import { State } from '../State.tsx';

const head = (
  <thead>
    <tr>
      <th scope="col">Treatment</th>
      <th scope="col" data-numeric>
        Cost
      </th>
    </tr>
  </thead>
);

function Costs() {
  return (
    <>
      {head}
      <tbody>
        <tr>
          <th scope="row">Preventive: seal, crack fill</th>
          <td data-numeric>$0.9M</td>
        </tr>
        <tr>
          <th scope="row">Rehabilitation: mill, overlay</th>
          <td data-numeric>$3.1M</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td data-numeric>$4.0M</td>
        </tr>
      </tfoot>
    </>
  );
}

const fullRow = (content: React.ReactNode) => (
  <tbody>
    <tr>
      <td colSpan={2}>{content}</td>
    </tr>
  </tbody>
);

export function TableShow() {
  return (
    <>
      {tableDensities.map((density) => (
        <State key={density} name={density}>
          <Table caption={`Example of a plan, ${density}`} density={density}>
            <Costs />
          </Table>
        </State>
      ))}
      <State name="loading">
        <Table caption="Example of a plan, loading" isCaptionHidden>
          {head}
          {fullRow(<Skeleton lines={3} />)}
        </Table>
      </State>
      <State name="empty">
        <Table caption="Example of a plan, empty" isCaptionHidden>
          {head}
          {fullRow('Nothing is planned yet.')}
        </Table>
      </State>
    </>
  );
}
