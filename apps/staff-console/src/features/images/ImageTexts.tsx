import type { Fields } from '@workspace/contracts/endpoint/api-error';
import type { ImageChange } from '@workspace/contracts/images';
import { TextArea, TextField } from '@workspace/ui/Field';

interface ImageTextsProps {
  values: Required<Pick<ImageChange, 'alt' | 'caption' | 'credit'>>;
  errors: Fields;
  onChange: (change: ImageChange) => void;
}

/** The texts of a picture. */
export function ImageTexts({ values, errors, onChange }: ImageTextsProps) {
  return (
    <>
      <TextArea
        label="Alt text"
        rows={2}
        hint="Describes the picture for people who do not see it. New uses begin with it."
        value={values.alt}
        error={errors.alt}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      <TextField
        label="Caption"
        value={values.caption}
        error={errors.caption}
        onChange={({ target }) => onChange({ caption: target.value })}
      />
      <TextField
        label="Credit"
        value={values.credit}
        error={errors.credit}
        onChange={({ target }) => onChange({ credit: target.value })}
      />
    </>
  );
}
