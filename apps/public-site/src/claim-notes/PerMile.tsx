import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';

/** The unit of a price, short for the eye and in full for screen readers. */
export function PerMile() {
  return (
    <>
      <span aria-hidden="true">/mi</span>
      <VisuallyHidden> per mile</VisuallyHidden>
    </>
  );
}
