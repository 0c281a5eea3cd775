import { useContext } from 'react';
import { styled } from 'styled-components';
import { IslandsContext, placeholder } from './found-islands.ts';
import type { IslandName, IslandProps } from './islands.ts';
import type { When } from './when.ts';

const Place = styled.div`
  display: contents;
`;

type Props<Name extends IslandName> = { name: Name; when: When } & (undefined extends IslandProps<Name>
  ? { props?: undefined }
  : { props: IslandProps<Name> });

/** The place of an island on a page. The server renders the island into it; `name` is unique on its page. */
export function Island<Name extends IslandName>({ name, when, props }: Props<Name>) {
  const found = useContext(IslandsContext);
  const index = found.push({ name, props: props ?? {} }) - 1;
  return (
    <Place
      data-island={name}
      data-when={when}
      data-props={props && JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: placeholder(index) }}
    />
  );
}
