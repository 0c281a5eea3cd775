import { styled } from 'styled-components';
import { sharesOf } from '@workspace/ui/road/street-shares.ts';
import { pciBands } from '@workspace/ui/theme/pci.ts';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { storyPlans } from '../../../../content/street-networks.ts';

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
    width: 4.25rem;
    white-space: nowrap;
    color: ${color.inkSoft};
    text-align: right;
  }
  svg {
    width: 100%;
    height: 0.8rem;
  }
`;

const shares = sharesOf(storyPlans.hub);
const longest = Math.max(...shares);

/** Shares of the drawn network by band. */
export function BandChart() {
  return (
    <Chart>
      <caption>Network by condition</caption>
      <tbody>
        {pciBands.map(({ name, fill }, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox={`0 0 ${longest} 2`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${shares[index]}v2h-${shares[index]}z`} fill={fill} />
              </svg>
            </td>
            <td>{shares[index] || 'under 1'}%</td>
          </tr>
        ))}
      </tbody>
    </Chart>
  );
}
