import { VisuallyHidden } from '../../src/VisuallyHidden/index.ts';
import { State } from '../State.tsx';

export function VisuallyHiddenShow() {
  return (
    <State name="after the words that are seen">
      Seen<VisuallyHidden>, and the rest only heard</VisuallyHidden>
    </State>
  );
}
