import { variantLetters } from '@workspace/contracts/campaign-variants';
import { SelectField } from '@workspace/ui/Field';
import { plainSubject } from '../newsletter-campaigns/subject-parts.ts';

interface VariantChoiceProps {
  /** The subjects of the variants. */
  subjects: readonly string[];
  value: number;
  onChange: (variant: number) => void;
}

/** The choice of the variant to show; nothing without an A/B test. */
export function VariantChoice({ subjects, value, onChange }: VariantChoiceProps) {
  if (subjects.length < 2) return null;
  return (
    <SelectField
      label="Variant"
      options={subjects.map((subject, index) => ({
        value: `${index}`,
        label: `${variantLetters[index]}: ${plainSubject(subject)}`,
      }))}
      value={`${value}`}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
