import { useMemo } from 'react';
import { styled } from 'styled-components';
import { getOpenapi } from '@workspace/contracts/openapi';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { ButtonLink } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { operationsOf, type Operation } from './operations-of.ts';

const Endpoint = styled.details`
  padding: ${space.sm} 0;
  border-bottom: 1px solid ${color.line};
  summary {
    overflow-wrap: anywhere;
  }
  code,
  pre {
    font: 400 ${text.sm} / 1.5 ${font.mono};
  }
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    margin: ${space.sm} 0;
    padding: ${space.md};
    border-radius: ${radius.sm};
    background-color: ${color.groundAlt};
  }
`;
const Summary = styled.span`
  font: ${weight.strong} 1rem / 1.4 ${font.sign};
`;

/** The endpoints that other programs can use, by resource, with examples. */
export default function ApiPage() {
  const { data, error, refresh } = useEndpoint(getOpenapi, {});
  const groups = useMemo(
    () => [...Map.groupBy(data ? operationsOf(data, location.origin) : [], ({ tag }) => tag)],
    [data],
  );
  return (
    <SettingsPage
      title="API"
      subtitle="Every endpoint for programs with an API key, by resource"
      actions={<ButtonLink href={getOpenapi.path}>OpenAPI document</ButtonLink>}
    >
      {!data && error && <NotLoaded subject="The description of the API" error={error} refresh={refresh} />}
      {!data && !error && <Skeleton lines={10} />}
      <Stack $gap="lg">
        {groups.map(([tag, operations]) => (
          <Panel key={tag} title={tag}>
            {operations.map((operation) => (
              <OperationDetails key={operation.id} operation={operation} />
            ))}
          </Panel>
        ))}
      </Stack>
    </SettingsPage>
  );
}

function OperationDetails({ operation }: { operation: Operation }) {
  const { id, summary, method, path, permission, isForKeys, parameters, curl, response } = operation;
  return (
    <Endpoint>
      <summary>
        <Summary>{summary}</Summary>{' '}
        <code>
          {method} {path}
        </code>
      </summary>
      <p>{isForKeys ? `Needs the scope ${permission}.` : 'For people who are signed in, not for API keys.'}</p>
      {parameters.length > 0 && (
        <p>
          Parameters: {parameters.map(({ name, required }) => (required ? name : `${name} (optional)`)).join(', ')}.
        </p>
      )}
      {isForKeys && (
        <pre role="group" aria-label={`Example of ${id}`}>
          {curl}
        </pre>
      )}
      {response !== undefined && (
        <pre role="group" aria-label={`Response of ${id}`}>
          {response}
        </pre>
      )}
    </Endpoint>
  );
}
