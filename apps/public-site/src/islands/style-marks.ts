/** Ids of the styled components in the code for browsers; development has none. */
const inBrowsers = typeof __STYLED_IN_BROWSERS__ === 'undefined' ? undefined : new Set(__STYLED_IN_BROWSERS__);

const markPattern = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\n/g;

/**
 * Returns the styles of a page without the marks by which styled-components finds the rules of components that no
 * island uses: a tenth of the compressed styles. Those rules join the next mark; rules after the last mark would be
 * lost, and a global style takes away all rules at its mark.
 */
export function withoutServerMarks(styles: string, used: ReadonlySet<string> | undefined = inBrowsers): string {
  if (!used) return styles;
  const ids = Array.from(styles.matchAll(markPattern), ([, id]) => id!);
  let index = 0;
  return styles.replaceAll(markPattern, (mark, id: string) => {
    index += 1;
    const next = ids[index];
    const isNeeded = used.has(id) || isGlobal(id) || next === undefined || isGlobal(next);
    return isNeeded ? mark : '';
  });
}

const isGlobal = (id: string) => id.startsWith('sc-global-');
