import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Defines `__STYLED_IN_BROWSERS__`: the ids of the styled components in the client's build, which comes first. */
export function styledInBrowsers(client: string): Plugin {
  return {
    name: 'styled-in-browsers',
    apply: 'build',
    config: () => {
      const scripts = readdirSync(client).filter((name) => name.endsWith('.js'));
      const code = scripts.map((name) => readFileSync(join(client, name), 'utf8')).join('\n');
      const ids = [...new Set(code.match(/sc-[a-z0-9]+-\d+/g))];
      return { define: { __STYLED_IN_BROWSERS__: JSON.stringify(ids) } };
    },
  };
}
