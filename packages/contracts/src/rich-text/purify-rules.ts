import { safeUrl } from './document.ts';

/** What may be shown, as DOMPurify's configuration: exactly what the serializer can write. */
export const displayRules = {
  ALLOWED_TAGS: 'p h2 h3 ul ol li blockquote table thead tbody tr th td strong em sup sub a br #text'.split(' '),
  ALLOWED_ATTR: ['href', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: safeUrl,
};

/** What is read before it is reduced to the document: elements that end a block have to be seen to end it. */
export const intakeRules = {
  ...displayRules,
  ALLOWED_TAGS: [
    ...displayRules.ALLOWED_TAGS,
    ...'b i h1 h4 h5 h6 address article aside caption dd div dl dt figcaption figure footer header hr main nav pre section span tfoot'.split(
      ' ',
    ),
  ],
  // A text processor writes weight, slant and scripts as styles. They are read, and never written.
  ALLOWED_ATTR: [...displayRules.ALLOWED_ATTR, 'colspan', 'rowspan', 'style'],
};
