import { JSDOM } from 'jsdom';

const { document } = new JSDOM('').window;

const cached = new Map<string, string>();
const cachedAtMost = 50;

/** The same HTML with every link and picture as a whole address: a feed reader shows it on a page of its own. */
export function absoluteLinks(html: string, page: string): string {
  const key = `${page} ${html}`;
  const known = cached.get(key) ?? rewrite(html, page);
  // Every reader's program asks for the same feed.
  if (!cached.has(key) && cached.size >= cachedAtMost) cached.delete(cached.keys().next().value!);
  cached.set(key, known);
  return known;
}

function rewrite(html: string, page: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const name of ['href', 'src'])
    for (const element of template.content.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name)!;
      if (URL.canParse(address, page)) element.setAttribute(name, new URL(address, page).href);
    }
  return template.innerHTML;
}
