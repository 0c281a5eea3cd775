export { Key } from './Key.tsx';
