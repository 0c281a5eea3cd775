import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { TextArea, TextField } from '@workspace/ui/Field';
import { Notice } from '@workspace/ui/Notice';
import { space } from '@workspace/ui/theme/tokens.ts';
import type { LinkedBlockDraft } from '../../editor/block-dialogs.ts';
import { onEnter } from '../../layout/on-enter.ts';
import { useDiscardQuestion } from '../../layout/use-discard-question.tsx';
import { completeAddress } from '../../editor/link-error.ts';
import {
  addressError,
  errorsIn,
  firstValues,
  type LinkedBlockErrors,
  type LinkedBlockValues,
} from './linked-block-values.ts';
import { PosterField } from './PosterField.tsx';
import { useLinkPreview } from './use-link-preview.ts';

const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  > div {
    width: 100%;
  }
`;

interface LinkedBlockDialogProps {
  draft: LinkedBlockDraft;
  onApply: (values: LinkedBlockValues) => void;
  onClose: () => void;
}

/** The dialog of a link card or a video. The title and the description can come from the page. */
export function LinkedBlockDialog({ draft, onApply, onClose }: LinkedBlockDialogProps) {
  const { type, block } = draft;
  const name = type === 'video' ? 'video' : 'link card';
  const form = useLinkedBlock(draft, onApply);
  const { values, set } = form;
  const { close, question } = useDiscardQuestion({ hasUnsavedChanges: form.isWritten, onClose });
  const footer = (
    <Button variant="primary" onClick={form.apply}>
      {block ? `Change ${name}` : `Insert ${name}`}
    </Button>
  );
  return (
    <>
      {question}
      <Dialog isOpen onClose={close} title={type === 'video' ? 'Video' : 'Link card'} size="sm" footer={footer}>
        <Fields>
          <PageFields type={type} form={form} />
          {type === 'link-card' && !block && (
            <TextArea
              label="Description"
              required={false}
              rows={3}
              value={values.description}
              onChange={({ target }) => set({ description: target.value })}
            />
          )}
          {type === 'video' && <PosterField poster={values.poster} onChange={(poster) => set({ poster })} />}
        </Fields>
      </Dialog>
    </>
  );
}

interface PageFieldsProps {
  type: LinkedBlockDraft['type'];
  form: ReturnType<typeof useLinkedBlock>;
}

/** The address of a page and its title. */
function PageFields({ type, form: { values, errors, set, fill, apply, preview } }: PageFieldsProps) {
  return (
    <>
      <TextField
        label="Address"
        hint={type === 'video' ? 'A video on YouTube or Vimeo' : 'A page: https://… or, on this site, /…'}
        inputMode="url"
        autoFocus
        value={values.url}
        error={errors.url}
        onChange={({ target }) => set({ url: target.value })}
        onKeyDown={onEnter(apply)}
      />
      <Button size="sm" isBusy={preview.isFetching} onClick={fill}>
        Fill in from the page
      </Button>
      {preview.message && (
        <Notice tone="caution" isLive>
          {preview.message}
        </Notice>
      )}
      <TextField
        label="Title"
        value={values.title}
        error={errors.title}
        onChange={({ target }) => set({ title: target.value })}
        onKeyDown={onEnter(apply)}
      />
    </>
  );
}

/** The state of the dialog. Texts from the page fill only empty fields. */
function useLinkedBlock(draft: LinkedBlockDraft, onApply: (values: LinkedBlockValues) => void) {
  const { type, url, block } = draft;
  const [values, setValues] = useState(() => firstValues(draft));
  const [isWritten, setWritten] = useState(false);
  const [errors, setErrors] = useState<LinkedBlockErrors>({});
  const set = (changes: Partial<LinkedBlockValues>) => {
    setWritten(true);
    setValues((current) => ({ ...current, ...changes }));
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(changes).map((key) => [key, undefined])),
    }));
  };
  const isReadable = (address: string) => /^https?:/i.test(address) && addressError(type, address) === undefined;
  const preview = useLinkPreview(!block && isReadable(url) ? url : undefined, ({ title, description }) =>
    setValues((current) => ({
      ...current,
      title: current.title || title,
      description: current.description || description,
    })),
  );
  const fill = () => {
    const address = completeAddress(values.url);
    if (isReadable(address)) return void preview.fetchPreview(address);
    setErrors({
      url: addressError(type, address) ?? 'Only pages with https:// can be read. Write the title yourself.',
    });
  };
  const apply = () => {
    const found = errorsIn(type, values);
    setErrors(found);
    if (Object.keys(found).length === 0) onApply(values);
  };
  return { values, isWritten, errors, set, preview, fill, apply };
}
