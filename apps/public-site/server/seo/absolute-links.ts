/** In HTML as our serializers write it, `<`, `>` and quotes never occur inside a tag's values. */
const tagWithAddress = /<[a-z][^>]*\s(?:href|src)="[^>]*>/gi;
const address = /(\s(?:href|src)=")([^"]*)"/gi;

/**
 * Returns the HTML with every link and image URL made absolute, since a feed reader shows it on a page of its own. It
 * rewrites text, since parsing the longest articles would block every reader of the site.
 */
export function absoluteLinks(html: string, page: string): string {
  return html.replace(tagWithAddress, (tag) =>
    tag.replace(address, (attribute, start: string, written: string) =>
      URL.canParse(written, page) ? `${start}${new URL(written, page).href}"` : attribute,
    ),
  );
}
