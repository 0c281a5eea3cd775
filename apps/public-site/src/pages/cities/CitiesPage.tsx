import { Closing } from './Closing.tsx';
import { Opening } from './Opening.tsx';
import { OwnCost } from './sections/OwnCost.tsx';

export default function CitiesPage() {
  return (
    <>
      <Opening />
      <OwnCost />
      <Closing />
    </>
  );
}
