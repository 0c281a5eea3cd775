import { styled } from 'styled-components';
import { keyScopes } from '@workspace/contracts/api-keys';
import { resourceNames, resources, type Permission, type Resource } from '@workspace/contracts/roles';
import { space } from '@workspace/ui/theme/tokens.ts';
import { CheckboxGroup } from '../../layout/CheckboxGroup.tsx';

// The boxes of all lines stand in two columns.
const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space.xs} ${space.lg};
`;
const Line = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
`;

interface ScopeFieldsProps {
  scopes: readonly Permission[];
  onChange: (scopes: readonly Permission[]) => void;
}

/** The scopes of a key: reading or changing each resource. */
export function ScopeFields({ scopes, onChange }: ScopeFieldsProps) {
  const box = (resource: Resource, right: 'read' | 'write', label: string) => {
    const scope: Permission = `${resource}:${right}`;
    if (!keyScopes.includes(scope)) return <span />;
    const isChosen = scopes.includes(scope);
    const change = () => onChange(isChosen ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
    return (
      <label>
        <input
          type="checkbox"
          aria-label={`${label} ${resourceNames[resource]}`}
          checked={isChosen}
          onChange={change}
        />
        {label}
      </label>
    );
  };
  const offered = resources.filter((resource) => keyScopes.some((scope) => scope.startsWith(`${resource}:`)));
  return (
    <CheckboxGroup>
      <legend>Scopes</legend>
      <Lines>
        {offered.map((resource) => (
          <Line key={resource}>
            <span>{resourceNames[resource]}</span>
            {box(resource, 'read', 'Read')}
            {box(resource, 'write', 'Change')}
          </Line>
        ))}
      </Lines>
    </CheckboxGroup>
  );
}
