import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';
import { subjectParts } from './subject-parts.ts';

const Field = styled.span`
  text-decoration: underline dotted ${color.inkSoft};
  text-underline-offset: 0.2em;
`;

/** A subject with the fallback in place of each merge field, which a dotted line sets off. */
export const SubjectText = ({ children }: { children: string }) =>
  subjectParts(children).map(({ text, field }, index) =>
    field === undefined ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Field key={index} title={`{{${field}}} of the reader`}>
        {text}
      </Field>
    ),
  );
