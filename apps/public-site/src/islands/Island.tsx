import { useContext } from 'react';
import { styled } from 'styled-components';
import { IslandsContext, placeholder } from './collected-islands.ts';
import type { IslandName, IslandProps } from './islands.ts';
import type { HydrationTrigger } from './hydration-trigger.ts';

const Slot = styled.div`
  display: contents;
`;

type Props<Name extends IslandName> = { name: Name; hydrate: HydrationTrigger } & (undefined extends IslandProps<Name>
  ? { props?: undefined }
  : { props: IslandProps<Name> });

/** The place of an island on a page. The server renders the island into it; `name` is unique on its page. */
export function Island<Name extends IslandName>({ name, hydrate, props }: Props<Name>) {
  const found = useContext(IslandsContext);
  const index = found.push({ name, props: props ?? {} }) - 1;
  return (
    <Slot
      data-island={name}
      data-hydrate={hydrate}
      data-props={props && JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: placeholder(index) }}
    />
  );
}
