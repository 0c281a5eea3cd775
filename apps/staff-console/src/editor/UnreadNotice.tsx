import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';

/** Warns that a text contains elements that the editor cannot save, and asks for consent before it removes them. */
export function UnreadNotice({ parts, onAgree }: { parts: string[]; onAgree: () => void }) {
  const action = (
    <Button size="sm" onClick={onAgree}>
      Change the text anyway
    </Button>
  );
  return (
    <Notice tone="caution" title="This text holds more than the editor knows" action={action}>
      It stays as it is while you change the other fields. Changing the text would lose: {parts.join(', ')}. The text as
      it is now stays among the versions.
    </Notice>
  );
}
