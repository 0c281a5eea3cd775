import { styled } from 'styled-components';
import { auditResourceLabel } from '@workspace/contracts/audit-labels';
import { resources } from '@workspace/contracts/roles';
import { SelectField, TextField } from '@workspace/ui/Field';
import { space } from '@workspace/ui/theme/tokens.ts';
import { useSearchField } from '../../layout/use-search-field.ts';
import type { AuditFields } from './audit-list.ts';

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md} ${space.lg};
  > * {
    flex: 1 1 12rem;
    max-width: 20rem;
  }
`;
const options = [...resources.filter((name) => name !== 'overview'), 'auth'].map((value) => ({
  value,
  label: auditResourceLabel(value),
}));

interface AuditFiltersProps {
  filters: AuditFields;
  onChange: (patch: Partial<AuditFields>) => void;
}

/** The filters of the audit log: what, who and when. */
export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const [person, setPerson] = useSearchField(filters.person, (words) => onChange({ person: words }), 200);
  return (
    <Fields role="search">
      <SelectField
        label="Changed"
        placeholder="Everything"
        options={options}
        value={filters.resource}
        onChange={({ target }) => onChange({ resource: target.value })}
      />
      <TextField
        label="Person"
        type="search"
        placeholder="ada@example.com or system"
        value={person}
        onChange={({ target }) => setPerson(target.value)}
      />
      <TextField
        label="From"
        type="datetime-local"
        value={filters.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label="Until"
        type="datetime-local"
        value={filters.until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </Fields>
  );
}
