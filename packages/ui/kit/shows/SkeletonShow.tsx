import { Skeleton, skeletonShapes } from '../../src/Skeleton/index.ts';
import { State } from '../State.tsx';

export function SkeletonShow() {
  return (
    <>
      {skeletonShapes.map((shape) => (
        <State key={shape} name={shape}>
          <Skeleton shape={shape} />
        </State>
      ))}
      <State name="four lines">
        <Skeleton lines={4} />
      </State>
    </>
  );
}
