import { Spinner } from '../../src/Spinner/index.ts';
import { State } from '../State.tsx';

export function SpinnerShow() {
  return (
    <State name="beside its words">
      <Spinner /> Checking your access
    </State>
  );
}
