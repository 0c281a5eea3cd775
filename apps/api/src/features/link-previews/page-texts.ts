import { JSDOM } from 'jsdom';

const longest = { title: 200, description: 400 };

/** The head of a page is at its beginning. In bytes. */
const headBytes = 300_000;

/**
 * Reads the title and the description of a page as it names itself for links, else for search engines. Runs no script
 * and fetches nothing.
 */
export function pageTexts(bytes: Uint8Array): { title: string; description: string } {
  // The parser reads the encoding that the page declares.
  const { document } = new JSDOM(headOf(bytes)).window;
  const meta = (...names: string[]) =>
    names
      .map((name) => document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content'))
      .find((content) => content?.trim()) ?? '';
  return {
    title: shortened(meta('og:title', 'twitter:title') || document.title, longest.title),
    description: shortened(meta('og:description', 'description', 'twitter:description'), longest.description),
  };
}

/** Cuts the page before its body: a deep one takes long to parse. */
function headOf(bytes: Uint8Array): Buffer {
  const head = Buffer.from(bytes.subarray(0, headBytes));
  const body = head.toString('latin1').search(/<\/head|<body/i);
  return body === -1 ? head : head.subarray(0, body);
}

function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, line.lastIndexOf(' ', most) > 0 ? line.lastIndexOf(' ', most) : most)}…`;
}
