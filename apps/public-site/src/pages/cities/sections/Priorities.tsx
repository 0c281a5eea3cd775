import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { bandNamesNote, bandOf } from '@workspace/ui/theme/pci.ts';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { prioritiesOf, type StoryStreet } from '../../../../content/street-networks.ts';
import { Section } from '../../../layout/Section.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: 4.5rem;
    align-items: center;
    > :first-child {
      order: 2;
    }
    tbody th {
      white-space: nowrap;
    }
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  p:last-child {
    font: 400 ${text.xs} / 1.5 ${font.mono};
  }
`;
// The rating on a bar of its color, as long as the rating.
const Scale = styled.svg`
  display: none;
  width: 100%;
  min-width: 7rem;
  max-width: 11rem;
  height: 1.625rem;
  border-radius: ${radius.sm};
  ${media.phoneUp} {
    display: block;
  }
  .rest {
    fill: ${color.groundAlt};
  }
`;
const Rating = styled.span`
  display: grid;
  ${media.phoneUp} {
    grid-template-columns: 6.5rem 1fr;
  }
  gap: ${space.md};
  align-items: center;
  font: ${weight.strong} 1rem / 1.2 ${font.sign};
`;

/** The first rows of a priority list, as an example. */
export function Priorities() {
  return (
    <Section labelledBy="list-title">
      <Split>
        <Copy>
          <h2 id="list-title">The worst street is rarely the first</h2>
          <p>
            Mill Rd comes before Depot St: a seal keeps it in its band, while a failed street costs the same to rebuild
            next year.
          </p>
          <p>Example list: the streets that are labeled on the map above, with invented ratings. {bandNamesNote}</p>
        </Copy>
        <Table caption="Example of a priority list" isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">Street</th>
              <th scope="col">PCI</th>
              <th scope="col">Treatment</th>
              <th scope="col" data-numeric>
                Year
              </th>
            </tr>
          </thead>
          <tbody>
            {prioritiesOf('town').map((line) => (
              <Line key={line.street} {...line} />
            ))}
          </tbody>
        </Table>
      </Split>
    </Section>
  );
}

function Line({ street, pci, treatment, year }: StoryStreet) {
  const band = bandOf(pci);
  return (
    <tr>
      <th scope="row">{street}</th>
      <td>
        <Rating>
          <span>
            {pci} {band.name}
          </span>
          <Scale viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <path className="rest" d="M0 0h100v10H0z" />
            <path d={`M0 0h${pci}v10H0z`} fill={band.fill} />
          </Scale>
        </Rating>
      </td>
      <td>{treatment}</td>
      <td data-numeric>{year}</td>
    </tr>
  );
}
