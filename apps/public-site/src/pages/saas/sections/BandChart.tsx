import { styled } from 'styled-components';
import { pciBands } from '@workspace/ui/theme/pci.ts';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';

const Chart = styled.table`
  width: 100%;
  font: ${weight.medium} ${text.xs} / 1.3 ${font.sign};
  caption {
    padding-bottom: 0.6rem;
    font: ${weight.strong} 1rem / 1.3 ${font.sign};
    text-align: left;
  }
  th {
    width: 5.5rem;
    padding-block: 0.2rem;
    font-weight: ${weight.medium};
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 0;
  }
  td:last-child {
    width: 2.5rem;
    color: ${color.inkSoft};
    text-align: right;
  }
  svg {
    width: 100%;
    height: 0.8rem;
  }
`;

// Shares of an example network in percent, best band first; they make 100.
const shares = [14, 22, 24, 18, 13, 6, 3];

/** How much of the example network is in which band. */
export function BandChart() {
  return (
    <Chart>
      <caption>Network by condition</caption>
      <tbody>
        {pciBands.map(({ name, fill }, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox="0 0 25 2" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${shares[index]}v2h-${shares[index]}z`} fill={fill} />
              </svg>
            </td>
            <td>{shares[index]}%</td>
          </tr>
        ))}
      </tbody>
    </Chart>
  );
}
