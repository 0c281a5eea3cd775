import { brand } from '@workspace/contracts/brand';
import { ButtonLink, type ButtonVariant } from '@workspace/ui/Button';

/** A call to action that opens the demo calendar in a new tab. */
export function DemoButton({ label, variant = 'primary' }: { label: string; variant?: ButtonVariant }) {
  return (
    <ButtonLink href={brand.demoCalendarUrl} variant={variant} size="lg" opensNewTab>
      {label}
    </ButtonLink>
  );
}
