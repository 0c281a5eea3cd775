export { FileField } from './FileField.tsx';
export { useDrop } from './use-drop.ts';
