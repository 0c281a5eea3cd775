import { styled } from 'styled-components';
import { asphaltDistresses } from './facts/distresses.ts';
import { sheetColors } from './sheet-style.ts';

const Sheet = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  th,
  td {
    height: 6.9mm;
    padding: 0 1.2mm;
    border: 0.25mm solid ${sheetColors.ink};
    font-size: 10px;
    line-height: 1.15;
    text-align: left;
  }
  thead th {
    height: 5mm;
    font-size: 8.5px;
    text-align: center;
  }
  tbody th {
    font-weight: 560;
  }
  td:first-child {
    text-align: right;
  }
  td:nth-child(3) {
    color: ${sheetColors.soft};
    font-size: 9px;
  }
  .number {
    width: 7mm;
  }
  .name {
    width: 30%;
  }
  .unit {
    width: 12mm;
  }
  /* On a phone the longest word of the names fits. */
  @container (max-width: 30rem) {
    .name {
      width: 34%;
    }
  }
`;

/** The 20 distresses with room for quantities by severity. */
export function DistressTable() {
  return (
    <Sheet aria-label="Quantities by distress and severity">
      <colgroup>
        <col className="number" />
        <col className="name" />
        <col className="unit" />
        <col span={3} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Distress</th>
          <th scope="col">Unit</th>
          <th scope="col">L</th>
          <th scope="col">M</th>
          <th scope="col">H</th>
        </tr>
      </thead>
      <tbody>
        {asphaltDistresses.map(({ number, name, unit, hasSeverity }) => (
          <tr key={number}>
            <td>{number}</td>
            <th scope="row">{name}</th>
            <td>{unit}</td>
            <td colSpan={hasSeverity ? undefined : 3} />
            {hasSeverity && <td />}
            {hasSeverity && <td />}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
