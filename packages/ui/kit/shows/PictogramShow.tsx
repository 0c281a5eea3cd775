import { Pictogram, type PictogramName } from '../../src/road/Pictogram.tsx';
import { pictogramPaths } from '../../src/road/pictogram-paths.ts';
import { State } from '../State.tsx';

export function PictogramShow() {
  return (Object.keys(pictogramPaths) as PictogramName[]).map((name) => (
    <State key={name} name={name}>
      <Pictogram name={name} size={48} />
    </State>
  ));
}
