import { drawingKinds, type DrawingKind } from './document.ts';

/** Attributes that tell the elements `figure` of drawings, link cards and videos apart. Only a drawing's has a value. */
export const figureMarks = ['data-drawing', 'data-link-card', 'data-video'] as const;

/** Returns true for the value of `data-drawing` in stored HTML. */
export const isDrawingKind = (value: unknown): value is DrawingKind =>
  (drawingKinds as readonly unknown[]).includes(value);
