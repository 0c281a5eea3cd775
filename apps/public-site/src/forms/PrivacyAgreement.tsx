import { useId } from 'react';
import { styled } from 'styled-components';
import { privacyPolicyVersion } from '@workspace/contracts/form-choices';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.md};
  align-items: start;
  font-size: ${text.sm};
  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${color.link};
  }
  input[aria-invalid='true'] {
    outline: 2px solid ${color.danger};
    outline-offset: 2px;
  }
  p {
    grid-column: 2;
    color: ${color.danger};
  }
`;

interface PrivacyAgreementProps {
  /** Shown under the checkbox, and announced with it. */
  error: string | undefined;
  onChange: () => void;
}

/** The required agreement: it includes the version of the policy that the sender agreed to. */
export function PrivacyAgreement({ error, onChange }: PrivacyAgreementProps) {
  const id = useId();
  return (
    <Line data-wide>
      <input
        id={id}
        type="checkbox"
        name="agreedPolicy"
        value={privacyPolicyVersion}
        required
        data-agreement=""
        // Without it, Firefox announces the unchecked box as invalid.
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={onChange}
      />
      <label htmlFor={id}>
        I agree to the <a href="/privacy-policy">privacy policy</a>.
      </label>
      {error && <p id={`${id}-error`}>{error}</p>}
    </Line>
  );
}
