import type { RichCaptioned } from '@workspace/contracts/rich-text/document';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { toPlainText } from '@workspace/contracts/rich-text/to-plain-text';

/** Writes a figure to a clipboard: Slate copies a selection, and a figure that is selected as a whole has none. */
export function copyFigure(data: Pick<DataTransfer, 'setData'>, figure: RichCaptioned): void {
  data.setData('application/x-slate-fragment', btoa(encodeURIComponent(JSON.stringify([figure]))));
  data.setData('text/html', toHtml([figure]));
  data.setData('text/plain', toPlainText([figure]));
}
