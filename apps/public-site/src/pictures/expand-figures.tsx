import { renderToStaticMarkup } from 'react-dom/server';
import type { ShownImage } from '@workspace/contracts/images';
import { unescapeHtml } from '../articles/unescape-html.ts';
import { Picture } from './Picture.tsx';

/** The width of a figure in an article: 48rem, or all of a narrow window. */
const sizes = '(min-width: 51rem) 48rem, calc(100vw - 2.5rem)';

const figure = /<img src="\/media\/([0-9a-f-]{36})\/[^"]*" alt="([^"]*)"(?: data-decorative="")?>/g;

/**
 * Replaces the pictures of stored content by the current files of their images; a picture that is no image of the post
 * is left out. `html` has figures as our serializer writes them. `hasFirst`: another picture comes before them.
 */
export function expandFigures(html: string, images: readonly ShownImage[], hasFirst: boolean): string {
  const byId = new Map(images.map((image) => [image.id, image]));
  let isFirst = !hasFirst;
  return html.replace(figure, (_all, id: string, alt: string) => {
    const image = byId.get(id);
    if (!image) return '';
    const markup = renderToStaticMarkup(
      <Picture image={image} alt={unescapeHtml(alt)} sizes={sizes} isFirst={isFirst} />,
    );
    isFirst = false;
    return markup;
  });
}
