import { useContext, useId, useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { campaignLimits } from '@workspace/contracts/campaign-blocks';
import { Icon } from '@workspace/ui/Icon';
import { Menu, MenuItem } from '@workspace/ui/Menu';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { onEnter } from '../../layout/on-enter.ts';
import { ToolFace } from '../../editor/tool-face.ts';
import { Bare, BareArea, Fault } from './block-style.ts';
import { OfferedFields } from './offered-fields.ts';

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding: 0 0 ${space.md} calc(var(--gutter) + var(--inset));
  border-bottom: 1px solid ${color.line};
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.sm};
  align-items: center;
  label {
    grid-column: 1 / -1;
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.xs} / 1.3 ${font.sign};
  }
  p {
    grid-column: 1 / -1;
  }
`;
const Title = styled(BareArea)`
  font: ${weight.heavy} 1.375rem / 1.25 ${font.sign};
  letter-spacing: -0.01em;
  @media (pointer: coarse) {
    font-size: 1.375rem;
  }
`;
const Face = styled(ToolFace)`
  width: 1.875rem;
  height: 1.875rem;
  color: ${color.inkSoft};
`;

interface EnvelopeProps {
  subject: string;
  preheader: string;
  errors: Readonly<Record<string, string>>;
  onChange: (change: { subject?: string; preheader?: string }) => void;
}

/** Subject and preheader: the two lines that an inbox shows. A long subject breaks here, and still is one line. */
export function Envelope({ subject, preheader, errors, onChange }: EnvelopeProps) {
  const below = useRef<HTMLInputElement>(null);
  return (
    <Lines>
      <SubjectLine
        value={subject}
        error={subject.trim() ? errors.subject : undefined}
        onChange={(value) => onChange({ subject: value })}
        onEnter={() => below.current?.focus()}
      />
      <PreheaderLine
        field={below}
        value={preheader}
        error={errors.preheader}
        onChange={(value) => onChange({ preheader: value })}
      />
    </Lines>
  );
}

interface LineProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function SubjectLine({ value, error, onChange, onEnter: leave }: LineProps & { onEnter: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  return (
    <EnvelopeLine id={id} label="Subject" error={error} field={field} onInsert={onChange}>
      <Title
        ref={field}
        rows={1}
        id={id}
        required
        maxLength={200}
        placeholder="Subject"
        aria-describedby={`${id}-error`}
        value={value}
        onKeyDown={onEnter(leave)}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </EnvelopeLine>
  );
}

function PreheaderLine({ value, error, onChange, field }: LineProps & { field: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  return (
    <EnvelopeLine id={id} label="Preheader" error={error} field={field} onInsert={onChange}>
      <Bare
        ref={field}
        id={id}
        maxLength={campaignLimits.preheader}
        placeholder="Without one: the titles of the posts"
        aria-describedby={`${id}-error`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </EnvelopeLine>
  );
}

interface EnvelopeLineProps {
  id: string;
  label: string;
  error: string | undefined;
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** Receives the text with a merge field at the cursor. */
  onInsert: (value: string) => void;
  children: ReactNode;
}

function EnvelopeLine({ id, label, error, field, onInsert, children }: EnvelopeLineProps) {
  const offered = useContext(OfferedFields);
  // The cursor of a field that never had the focus is at its beginning.
  const hadFocus = useRef(false);
  const insert = (mergeField: string) => {
    const { value, selectionStart, selectionEnd } = field.current!;
    const end = value.length;
    const [from, to] = hadFocus.current ? [selectionStart ?? end, selectionEnd ?? end] : [end, end];
    onInsert(value.slice(0, from) + mergeField + value.slice(to));
    field.current!.focus();
  };
  return (
    <Line onFocus={({ target }) => (hadFocus.current ||= target === field.current)}>
      <label htmlFor={id}>{label}</label>
      {children}
      <Menu
        label={`Insert a merge field in the ${label.toLowerCase()}`}
        face={Face}
        attributes={{ title: 'Insert a merge field' }}
        trigger={<Icon name="people" size={16} />}
      >
        {() =>
          offered.map(({ label: name, text: mergeField }) => (
            <MenuItem key={mergeField} onSelect={() => insert(mergeField)}>
              {name}
            </MenuItem>
          ))
        }
      </Menu>
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </Line>
  );
}
