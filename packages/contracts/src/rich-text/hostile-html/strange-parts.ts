/** The allowlist for a rendered text: element names in lowercase, and attribute names. */
interface Allowed {
  elements: readonly string[];
  attributes: readonly string[];
}

/**
 * Finds disallowed elements, attributes and URLs under a root. Reads only the tree and has no imports, so that it can
 * be serialized into a page.
 */
export function strangeParts(root: ParentNode, { elements, attributes }: Allowed): string[] {
  const strange: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || !elements.includes(element.localName))
      strange.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (!attributes.includes(name)) strange.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`);
      const isDrawing = element.localName === 'figure' && /^(?:pci-scale|deterioration-curve|cost-bars)$/.test(value);
      const isFlag = value === '' || (name === 'data-drawing' && isDrawing);
      if (name.startsWith('data-') && !isFlag) strange.push(`${name}="${value.slice(0, 80)}"`);
      const isOwnPicture = element.localName === 'img' && /^\/media\/[\w-]+(?:\/[\w.-]+)+$/.test(value);
      if (name === 'src' && (!isOwnPicture || value.includes('..'))) strange.push(`src="${value.slice(0, 80)}"`);
      // Normalized as a browser parses a URL: without leading spaces, and without tabs and line ends.
      // oxlint-disable-next-line no-control-regex
      const address = value.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');
      const here = 'https://here.example/blog/x';
      const leadsTo = URL.canParse(address, here) ? new URL(address, here) : undefined;
      const isKnown = ['https:', 'http:', 'mailto:', 'tel:'].includes(leadsTo?.protocol ?? '');
      // A URL without a scheme stays on this site.
      const isHere = /^(?:https?:\/\/|mailto:|tel:)/i.test(address) || leadsTo?.host === 'here.example';
      if (name === 'href' && !(isKnown && isHere)) strange.push(`href="${value.slice(0, 80)}"`);
    }
  }
  return strange;
}
