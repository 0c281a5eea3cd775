/** In HTML as our serializers write it, `<`, `>` and quotes stand for nothing else inside of a tag. */
const tagWithAddress = /<[a-z][^>]*\s(?:href|src)="[^>]*>/gi;
const address = /(\s(?:href|src)=")([^"]*)"/gi;

/**
 * The same HTML with every link and picture as a whole address: a feed reader shows it on a page of its own. It is
 * rewritten as text, since parsing the longest articles would keep every reader of the site waiting.
 */
export function absoluteLinks(html: string, page: string): string {
  return html.replace(tagWithAddress, (tag) =>
    tag.replace(address, (attribute, start: string, written: string) =>
      URL.canParse(written, page) ? `${start}${new URL(written, page).href}"` : attribute,
    ),
  );
}
