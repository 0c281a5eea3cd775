import type { ChoicePreview } from './describe-choice.ts';
import type { Columns } from './guess-columns.ts';
import type { StreetsChoice } from './streets-choice.ts';
import type { OwnStreetsResult } from './to-segments.ts';

/** A request to the worker, which keeps the file that it read last. */
export type StreetRequest =
  | { readonly kind: 'read'; readonly file: Blob }
  | { readonly kind: 'choose-columns'; readonly columns: Columns }
  | { readonly kind: 'choose'; readonly choice: StreetsChoice }
  | { readonly kind: 'use'; readonly choice: StreetsChoice };

/** The worker's response to one request, in the order of the requests. */
export type StreetResponse =
  | { readonly kind: 'preview'; readonly preview: ChoicePreview }
  | { readonly kind: 'streets'; readonly result: OwnStreetsResult }
  | { readonly kind: 'unreadable'; readonly message: string };
