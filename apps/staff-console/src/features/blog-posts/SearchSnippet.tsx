import { styled } from 'styled-components';
import { searchTextsOf, shorten, shownCharacters } from '@workspace/contracts/search-snippet';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { PostValues } from './post-values.ts';

const Snippet = styled.figure`
  margin: 0;
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.ground};
  overflow-wrap: anywhere;
  figcaption,
  [data-address] {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  figcaption {
    margin-bottom: ${space.sm};
  }
  [data-title] {
    color: ${color.link};
    font: ${weight.medium} ${text.md} / 1.3 ${font.sign};
  }
  [data-description] {
    font-size: ${text.sm};
    line-height: 1.45;
  }
`;

/** A post as a search engine lists it, as far as its texts decide. */
export function SearchSnippet({ values }: { values: PostValues }) {
  const { title, description } = searchTextsOf(values);
  if (values.noIndex) {
    return (
      <Snippet>
        <p data-description="">Search engines do not list this post.</p>
      </Snippet>
    );
  }
  return (
    <Snippet>
      <figcaption>As search engines list it</figcaption>
      <p data-address="">{addressOf(values)}</p>
      <p data-title="">{shorten(title, shownCharacters.title) || 'Title'}</p>
      <p data-description="">{shorten(description, shownCharacters.description) || 'Excerpt'}</p>
    </Snippet>
  );
}

/** Returns the address as search engines show it: its parts with angle brackets between them. */
function addressOf({ canonicalUrl, slug }: PostValues): string {
  const address = canonicalUrl.trim() || `/blog/${slug || '…'}`;
  const whole = address.startsWith('/') ? location.host + address : address.replace(/^https:\/\//, '');
  return whole.split('/').filter(Boolean).join(' › ');
}
