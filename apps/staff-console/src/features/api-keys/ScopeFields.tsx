import { styled } from 'styled-components';
import { keyScopes } from '@workspace/contracts/api-keys';
import { resourceNames, resources, type Permission, type Resource } from '@workspace/contracts/roles';
import { font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Group = styled.fieldset`
  display: grid;
  gap: ${space.xs};
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space.xs};
    font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
  }
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space.md};
  align-items: center;
  label {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    min-height: 2rem;
  }
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
    <Group>
      <legend>Scopes</legend>
      {offered.map((resource) => (
        <Line key={resource}>
          <span>{resourceNames[resource]}</span>
          {box(resource, 'read', 'Read')}
          {box(resource, 'write', 'Change')}
        </Line>
      ))}
    </Group>
  );
}
