import { styled } from 'styled-components';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { fullServiceClaims } from '@workspace/contracts/claims/service-claims';

const Year = styled.table`
  width: 100%;
  table-layout: fixed;
  font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  caption {
    caption-side: bottom;
    padding-top: 0.75rem;
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
    text-align: left;
  }
  th,
  td {
    padding: 0.5rem 0;
    text-align: center;
    border-bottom: 1px solid ${color.line};
    font-weight: inherit;
  }
  tr > :first-child {
    width: 4.75rem;
    text-align: left;
  }
  thead th {
    color: ${color.inkSoft};
  }
  abbr {
    text-decoration: none;
  }
  svg {
    width: 70%;
    max-width: 1.25rem;
    margin-inline: auto;
  }
`;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const rows = [
  { name: 'Monthly', scans: months },
  { name: 'Annual', scans: ['April'] },
] as const satisfies readonly { name: string; scans: readonly string[] }[];

/** A year of scans at the lowest and the highest frequency. */
export function ScanCalendar() {
  return (
    <Year>
      <caption>Up to {fullServiceClaims.scansPerYear.value} scans a year. Any frequency between these two.</caption>
      <thead>
        <tr>
          <th scope="col">Scans</th>
          {months.map((month) => (
            <th key={month} scope="col">
              <abbr title={month}>{month.charAt(0)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, scans }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {months.map((month) => (
              <td key={month}>{(scans as readonly string[]).includes(month) && <Scan />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Year>
  );
}

function Scan() {
  return (
    <>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d="M.5.5h9v9h-9z" fill="#f2b705" stroke="#7d7a70" />
      </svg>
      <VisuallyHidden>scan</VisuallyHidden>
    </>
  );
}
