import { figureMarks } from './block-elements.ts';
import { safeUrl } from './document.ts';

/** DOMPurify's configuration for display, with `onlyOwnPictures`: exactly the output of the serializer. */
export const displayRules = {
  ALLOWED_TAGS:
    'p h2 h3 h4 ul ol li blockquote aside pre hr figure img figcaption small table thead tbody tr th td strong em s code sup sub a br #text'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'start', 'src', 'alt', 'data-decorative', 'data-footnote', ...figureMarks],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: safeUrl,
};

/** DOMPurify's configuration for input: elements that end a block must remain visible to the parser. */
export const intakeRules = {
  ...displayRules,
  ALLOWED_TAGS: [
    ...displayRules.ALLOWED_TAGS,
    ...'b i del strike kbd samp tt h1 h5 h6 address article caption dd div dl dt footer header main nav section span tfoot'.split(
      ' ',
    ),
  ],
  // Word processors write bold, italic and scripts as styles. They are read, and never written.
  ALLOWED_ATTR: [...displayRules.ALLOWED_ATTR, 'colspan', 'rowspan', 'style'],
};
