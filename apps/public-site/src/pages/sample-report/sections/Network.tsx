import { styled } from 'styled-components';
import { PciGauge } from '@workspace/ui/road/PciGauge';
import { Table } from '@workspace/ui/Table';
import { bandNamesNote, pciBands } from '@workspace/ui/theme/pci.ts';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { sampleNetwork } from '../../../../content/sample-survey/survey.ts';

const Part = styled.section`
  display: grid;
  gap: ${space.xxl};
  padding-block: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    gap: 4.5rem;
    align-items: center;
  }
  > div:first-child {
    display: grid;
    gap: ${space.lg};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
`;
const Bar = styled.svg`
  width: 100%;
  min-width: 4rem;
  height: 1.125rem;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const { miles, averagePci, segments, shares } = sampleNetwork;
const longest = Math.max(...shares);

/** The network in one rating, and its length by band. */
export function Network() {
  return (
    <Part aria-labelledby="network-title">
      <div>
        <h2 id="network-title">The network averages {averagePci}</h2>
        <PciGauge pci={averagePci} label="Sample network, average by area" />
        <p>
          {segments} segments, {miles.toFixed(2)} miles. The average counts each segment by its area. {bandNamesNote}
        </p>
      </div>
      <Shares />
    </Part>
  );
}

/** The share of the length by band. */
function Shares() {
  return (
    <Table caption="Share of the length by band, sample" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">Band</th>
          <th scope="col">PCI</th>
          <th scope="col">Share of the length</th>
          <th scope="col" data-numeric>
            %
          </th>
        </tr>
      </thead>
      <tbody>
        {pciBands.map(({ name, from, to, fill }, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {from}-{to}
            </td>
            <td>
              <Bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${((shares[index]! / longest) * 100).toFixed(1)}v10H0z`} fill={fill} />
              </Bar>
            </td>
            <td data-numeric>{shares[index]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
