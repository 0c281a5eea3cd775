import { call, type CallOptions } from '@workspace/contracts/endpoint/call';
import { getUnsavedText, settledMarks, storeUnsavedText } from '@workspace/contracts/unsaved-texts';
import type { Unsaved } from './unsaved-work.ts';

type Fetch = CallOptions['fetch'];
/** An opening of a form, and the time of its newest words. */
export type Opening = Pick<Unsaved<unknown>, 'writer' | 'at'>;

const formOf = ({ writer }: Opening) => ({ resource: settledMarks, id: writer });

/** Tells the browser that wrote a text that another one adopted or discarded it. */
export const markSettled = (text: Opening, fetch: Fetch): Promise<unknown> =>
  call(storeUnsavedText, { params: { ...formOf(text), writer: 'mark' }, body: { at: text.at } }, { fetch });

/** Returns true when another browser adopted or discarded all words of a text. Words that were written later stay. */
export async function isSettled(text: Opening, fetch: Fetch): Promise<boolean> {
  const { unsaved } = await call(getUnsavedText, { params: formOf(text) }, { fetch });
  return unsaved !== null && (JSON.parse(unsaved.text) as { at: number }).at >= text.at;
}
