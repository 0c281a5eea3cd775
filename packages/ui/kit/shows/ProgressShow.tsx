import { Progress } from '../../src/Progress/index.ts';
import { State } from '../State.tsx';

export function ProgressShow() {
  return (
    <>
      <State name="under way">
        <Progress label="Sending" value={8_214} most={12_840}>
          8,214 of 12,840 handed over · 3 min left
        </Progress>
      </State>
      <State name="how far, nobody can tell">
        <Progress label="Checking the file" value={undefined} most={1} />
      </State>
    </>
  );
}
