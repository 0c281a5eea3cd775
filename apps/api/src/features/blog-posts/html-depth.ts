import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Returns the nesting depth of parsed HTML. Tags alone do not tell, because comments hide them. */
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
