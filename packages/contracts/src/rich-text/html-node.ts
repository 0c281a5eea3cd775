/** The subset of a DOM node that is read: both a browser and jsdom provide it. */
export interface HtmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<HtmlNode>;
  getAttribute?(name: string): string | null;
}

/** Returns an element with these children, to parse a part of a tree. */
export const elementOf = (childNodes: HtmlNode[]): HtmlNode => ({
  nodeType: 1,
  nodeName: 'DIV',
  textContent: null,
  childNodes,
});
