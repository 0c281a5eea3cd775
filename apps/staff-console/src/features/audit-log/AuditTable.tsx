import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { auditFieldLabel } from '@workspace/contracts/audit-field-labels';
import { auditPersonLabel } from '@workspace/contracts/audit-labels';
import type { AuditEntry, AuditSubject } from '@workspace/contracts/audit-log';
import { Table } from '@workspace/ui/Table';
import { font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { RowNote } from '../../layout/RowNote.tsx';
import { auditSummary } from './audit-summary.ts';
import { subjectPlace } from './subject-place.ts';
import { valueText } from './value-text.ts';

const Changes = styled.dl`
  display: grid;
  gap: ${space.xs};
  font: ${weight.text} ${text.sm} / 1.4 ${font.text};
  overflow-wrap: anywhere;
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.sm};
  }
  dt {
    font-weight: ${weight.strong};
  }
`;
/* A narrow column beside the wide one of the changes, with the time on one line. */
const WhenAndWho = styled.th.attrs({ scope: 'row' })`
  ${media.phoneUp} {
    width: 14rem;
    white-space: nowrap;
  }
`;
const columns = [{ name: 'When and who' }, { name: 'What' }];

/** Entries of the audit log, each with its changed fields. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table caption="Audit log" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <WhenAndWho>
              <time dateTime={entry.at}>{shortMoment(entry.at)}</time>
              <RowNote>{auditPersonLabel(entry.person)}</RowNote>
              {entry.apiKey && <RowNote>by the key {entry.apiKey}</RowNote>}
            </WhenAndWho>
            <td>
              <details>
                <summary>{auditSummary(entry)}</summary>
                <Details entry={entry} />
              </details>
              {entry.subject && <Subject subject={entry.subject} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Subject({ subject }: { subject: AuditSubject }) {
  const path = useConsolePath();
  const { word, page } = subjectPlace(subject);
  return (
    <RowNote>
      {word} {page === undefined ? subject.name : <Link to={path(page)}>{subject.name}</Link>}
    </RowNote>
  );
}

/** The id of a request; a job has a name instead. */
const requestPattern = /^[0-9a-f]{8}-/;

function Details({ entry: { changes, resourceId, requestId } }: { entry: AuditEntry }) {
  return (
    <>
      {changes.length > 0 && (
        <Changes>
          {changes.map(({ field, before, after }, index) => (
            // Fields may repeat, and entries never change.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <dt>{auditFieldLabel(field)}</dt>
              <dd>{before === null ? valueText(after) : `${valueText(before)} → ${valueText(after)}`}</dd>
            </div>
          ))}
        </Changes>
      )}
      {resourceId && <RowNote>Row {resourceId}</RowNote>}
      <RowNote>
        {requestPattern.test(requestId) ? 'Request id' : 'Job'} {requestId}
      </RowNote>
    </>
  );
}
