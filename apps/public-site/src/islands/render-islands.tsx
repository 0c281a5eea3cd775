import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { placeholder, type CollectedIsland } from './collected-islands.ts';
import { islands, type IslandName } from './islands.ts';

const components = new Map<IslandName, ComponentType>();

/** Loads the code of all islands: rendering is synchronous and cannot wait. */
export async function loadIslands(): Promise<void> {
  const names = Object.keys(islands) as IslandName[];
  const modules = await Promise.all(names.map((name) => islands[name]()));
  for (const [index, module] of modules.entries()) components.set(names[index]!, module.default as ComponentType);
}

/**
 * Renders each island of a page as its own root, as the browser hydrates it, and puts it in its place. `wrap` adds what
 * collects the styles.
 */
export function renderIslands(
  html: string,
  found: readonly CollectedIsland[],
  wrap: (island: ReactNode) => ReactNode,
): string {
  const rendered = found.map(({ name, props }) => {
    const Component = components.get(name)!;
    return renderToString(wrap(<Component {...props} />), { identifierPrefix: name });
  });
  // One pass: text of a visitor that looks like a placeholder is escaped, so it never matches.
  const places = new Map(rendered.map((text, index) => [placeholder(index), text]));
  return html.replaceAll(/<!--island \d+-->/g, (place) => places.get(place)!);
}
