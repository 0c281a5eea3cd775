import { useState } from 'react';
import type { Contact } from '@workspace/contracts/contacts';
import { fillTemplate } from '@workspace/contracts/fill-template';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { listReplyTemplates } from '@workspace/contracts/reply-templates';
import { Menu, MenuItem } from '@workspace/ui/Menu';
import { templateValues } from './template-values.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { replyFieldId } from './use-contact-keys.ts';
import { useCurrentUser } from '../../layout/use-permission.ts';

interface TemplateMenuProps {
  contact: Contact;
  text: string;
  onText: (text: string) => void;
}

/** Inserts a template into the reply, filled in for its reader. */
export function TemplateMenu({ contact, text, onText }: TemplateMenuProps) {
  const { data, error, refresh } = useEndpoint(listReplyTemplates, {});
  const user = useCurrentUser();
  const [isEditing, setEditing] = useState(false);
  const insert = (template: string) => {
    const filled = fillTemplate(template, templateValues(contact, user?.username ?? ''));
    onText([text.trimEnd(), filled].filter(Boolean).join('\n\n'));
    document.getElementById(replyFieldId)?.focus();
  };
  return (
    <>
      <Menu trigger="Templates" label="Templates" look="secondary" size="md">
        {data?.templates.map((template) => (
          <MenuItem key={template.id} onSelect={() => insert(template.text)}>
            {template.name}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => setEditing(true)}>Edit templates</MenuItem>
      </Menu>
      {isEditing && (
        <TemplatesDialog
          templates={data?.templates}
          error={error}
          refresh={refresh}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
