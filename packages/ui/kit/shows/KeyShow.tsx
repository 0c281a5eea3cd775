import { Key } from '../../src/Key/index.ts';
import { State } from '../State.tsx';

export function KeyShow() {
  return (
    <State name="one key, and several">
      <Key>/</Key> <Key>Ctrl K</Key>
    </State>
  );
}
