import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { auditPlace } from '../audit-place.ts';
import { qualityItems } from '../facts/quality-items.ts';
import { useFields } from './use-fields.ts';
import { useQueryState } from './use-query-state.ts';

const List = styled.form`
  border-top: 2px solid ${color.ink};
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.xs} ${space.lg};
    align-items: start;
    padding-block: ${space.lg};
    border-bottom: 1px solid ${color.line};
    cursor: pointer;
    break-inside: avoid;
    ${media.desktop} {
      grid-template-columns: auto minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 1fr);
    }
  }
  label:has(:checked) {
    background-color: ${color.linkTint};
  }
  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0.1rem 0 0 ${space.sm};
    accent-color: ${color.link};
  }
  strong {
    font: ${weight.strong} 1.0625rem / 1.35 ${font.sign};
  }
  span {
    grid-column: 2;
    font-size: ${text.sm};
    line-height: 1.45;
    ${media.desktop} {
      grid-column: auto;
    }
  }
  span:last-child {
    color: ${color.inkSoft};
  }
  > p,
  > button {
    margin-top: ${space.lg};
  }
  > p {
    font: ${weight.strong} 1.0625rem / 1.4 ${font.sign};
  }
  > button {
    @media (scripting: enabled) {
      display: none;
    }
  }
`;

const defaults = Object.fromEntries(qualityItems.map(({ key }) => [key, '']));

/** The items as a checklist; the address keeps what is checked. */
export default function QualityChecklist({ query }: { query: string }) {
  const params = new URLSearchParams(query);
  const initial = Object.fromEntries(qualityItems.map(({ key }) => [key, params.get(key) === 'yes' ? 'yes' : '']));
  const { form, initialValues, values, readFields } = useFields(initial);
  useQueryState(values, defaults);
  const open = qualityItems.filter(({ key }) => values[key] !== 'yes').length;
  return (
    <List
      ref={form}
      action={`${auditPlace}#questions`}
      aria-label="Quality checklist"
      autoComplete="off"
      data-print="keep"
      onInput={readFields}
      onSubmit={(event) => event.preventDefault()}
    >
      {qualityItems.map(({ key, item, question, evidence }) => (
        <label key={key}>
          <input
            type="checkbox"
            name={key}
            value="yes"
            defaultChecked={initialValues[key] === 'yes'}
            aria-labelledby={`${key}-item`}
            aria-describedby={`${key}-question ${key}-evidence`}
          />
          <strong id={`${key}-item`}>{item}</strong>
          <span id={`${key}-question`}>{question}</span>
          <span id={`${key}-evidence`}>Ask for: {evidence[0]!.toLowerCase() + evidence.slice(1)}.</span>
        </label>
      ))}
      <p role="status">
        {open === 0
          ? `All ${qualityItems.length} are answered.`
          : `${open} of ${qualityItems.length} still to be answered.`}
      </p>
      <Button type="submit">Keep in the address</Button>
    </List>
  );
}
