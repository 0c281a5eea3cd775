import { ButtonLink } from '@workspace/ui/Button';
import { Permitted } from '../../layout/Permitted.tsx';
import { personalDataUrl } from './personal-data-url.ts';

/** A link that downloads everything that is stored about an address, for the person who asks for it. */
export function ExportLink({ email }: { email: string }) {
  return (
    <Permitted to="suppressions:write">
      <ButtonLink href={personalDataUrl(email)}>Export personal data</ButtonLink>
    </Permitted>
  );
}
