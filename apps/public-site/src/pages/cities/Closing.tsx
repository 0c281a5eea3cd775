import { CitiesCallToAction } from './sections/CitiesCallToAction.tsx';
import { Savings } from './sections/Savings.tsx';
import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';

/** The page for cities below the calculator. */
export function Closing() {
  return (
    <>
      <Savings />
      <CitiesCallToAction />
      <ClaimNotes />
    </>
  );
}
