import { expect, it } from 'vitest';
import { shortFileName } from './short-file-name.ts';

it.each([
  ['%22Elm%22 St.png', '"Elm" St.png'],
  ['C:\\photos\\elm.jpg', 'elm.jpg'],
  ['../../etc/elm.jpg', 'elm.jpg'],
  ['elm\n\tst.jpg', 'elm st.jpg'],
  ['100%25.jpg', '100%25.jpg'],
  ['\u0000', 'unnamed'],
  ['x'.repeat(40), 'x'.repeat(20)],
])('shows the file name %j as %j', (name, shown) => expect(shortFileName(name, 20, 'unnamed')).toBe(shown));
