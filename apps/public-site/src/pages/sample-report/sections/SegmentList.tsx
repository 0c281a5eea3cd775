import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { bandOf } from '@workspace/ui/theme/pci.ts';
import { color, space } from '@workspace/ui/theme/tokens.ts';
import { sampleSegments, type SampleSegment } from '../../../../content/sample-survey/segments.ts';
import { sampleNotice } from '../../../../content/sample-survey/survey.ts';

const Part = styled.section`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xxl};
  border-top: 2px solid ${color.ink};
`;
const Rating = styled.td`
  &&& {
    padding-left: ${space.xl};
  }
`;
const Key = styled.svg`
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  margin-right: ${space.sm};
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const byRating = sampleSegments.toSorted((a, b) => a.pci - b.pci);

/** Every segment, the lowest rating first. */
export function SegmentList() {
  return (
    <Part aria-labelledby="segments-title">
      <h2 id="segments-title">Every segment, lowest rating first</h2>
      <Table caption={sampleNotice} density="dense">
        <thead>
          <tr>
            {['Segment', 'Street', 'From, to', 'Class'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" data-numeric>
              Length, ft
            </th>
            <Rating as="th" scope="col">
              PCI
            </Rating>
            <th scope="col">Treatment</th>
            <th scope="col" data-numeric>
              Years after survey
            </th>
          </tr>
        </thead>
        <tbody>
          {byRating.map((segment) => (
            <Line key={segment.segment} {...segment} />
          ))}
        </tbody>
      </Table>
    </Part>
  );
}

function Line({ segment, street, from, to, lengthFt, pci, treatment, year, ...rest }: SampleSegment) {
  return (
    <tr>
      <td>{segment}</td>
      <th scope="row">{street}</th>
      <td>
        {from}, {to}
      </td>
      <td>{rest.class}</td>
      <td data-numeric>{lengthFt.toLocaleString('en-US')}</td>
      <Rating>
        <Key viewBox="0 0 10 10" aria-hidden="true">
          <path d="M0 0h10v10H0z" fill={bandOf(pci).fill} />
        </Key>
        {pci} {bandOf(pci).name}
      </Rating>
      <td>{treatment}</td>
      <td data-numeric>{year ?? '-'}</td>
    </tr>
  );
}
