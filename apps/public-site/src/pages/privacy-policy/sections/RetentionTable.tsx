import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { color, text } from '@workspace/ui/theme/tokens.ts';
import { retention } from '../../../../content/privacy-sections.ts';

const Who = styled.small`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-weight: 400;
`;
// The register stores the text in lower case, as within a sentence.
const Limit = styled.td`
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** A table of stored data and its retention periods. */
export function RetentionTable() {
  return (
    <Table caption="How long personal data is kept" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col">Kept</th>
        </tr>
      </thead>
      <tbody>
        {retention.map(({ kind, who, kept }) => (
          <tr key={kind}>
            <th scope="row">
              {kind}
              <Who>{who}</Who>
            </th>
            <Limit>{kept}</Limit>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
