/** What may stand in a drawn text: names of elements in lower case, and of attributes. */
interface Allowed {
  elements: readonly string[];
  attributes: readonly string[];
}

/** Elements, attributes and addresses under a root that may not be there. Reads the tree and nothing else of ours, so that it can be sent into a page. */
export function strangeParts(root: ParentNode, { elements, attributes }: Allowed): string[] {
  const strange: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || !elements.includes(element.localName))
      strange.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (!attributes.includes(name)) strange.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`);
      // As a browser reads an address: without blanks before it, and without tabs and line ends in it.
      // oxlint-disable-next-line no-control-regex
      const address = value.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');
      const here = 'https://here.example/blog/x';
      const leadsTo = URL.canParse(address, here) ? new URL(address, here) : undefined;
      const isKnown = ['https:', 'http:', 'mailto:', 'tel:'].includes(leadsTo?.protocol ?? '');
      // Without a scheme an address stays on this site.
      const isHere = /^(?:https?:\/\/|mailto:|tel:)/i.test(address) || leadsTo?.host === 'here.example';
      if (name === 'href' && !(isKnown && isHere)) strange.push(`href="${value.slice(0, 80)}"`);
    }
  }
  return strange;
}
