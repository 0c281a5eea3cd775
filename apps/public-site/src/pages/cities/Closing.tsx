import { CitiesCallToAction } from './sections/CitiesCallToAction.tsx';
import { Savings } from './sections/Savings.tsx';

/** The page for cities below the calculator. */
export function Closing() {
  return (
    <>
      <Savings />
      <CitiesCallToAction />
    </>
  );
}
