import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** How deep elements stand inside one another once HTML is parsed: tags alone do not say, as comments hide them. */
export function htmlDepth(html: string): number {
  let depth = 0;
  let level: Node[] = [parseFragment(html)];
  for (;;) {
    level = level.flatMap((node) => [
      ...('childNodes' in node ? node.childNodes : []),
      ...('content' in node ? [node.content] : []),
    ]);
    if (!level.some((node) => 'tagName' in node)) return depth;
    depth += 1;
  }
}
