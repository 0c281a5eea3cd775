import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { placeholders, unfitPlaceholder } from '@workspace/contracts/fill-template';
import { DomainError } from '../../domain-error.ts';
import type { ReplyTemplateEntity } from './reply-template-entity.ts';

export class TemplateNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This template does not exist any more.');
  }
}

class NameTaken extends DomainError<'name_taken'> {
  constructor() {
    const message = 'Another template has this name';
    super('name_taken', message, { name: message });
  }
}

class UnknownPlaceholder extends DomainError<'unknown_placeholder'> {
  constructor(found: string) {
    const known = placeholders.map((name) => `{{${name}}}`).join(', ');
    const message = `${found} cannot be filled in. Use ${known}`;
    super('unknown_placeholder', message, { text: message });
  }
}

/** The errors of `saveTemplate`. */
export const saveTemplateErrors = [NameTaken, UnknownPlaceholder] as const;

/** Stores a new or changed template. Throws `saveTemplateErrors`. */
export async function saveTemplate(em: EntityManager, { text }: ReplyTemplateEntity): Promise<void> {
  const found = unfitPlaceholder(text);
  if (found) throw new UnknownPlaceholder(found);
  try {
    await em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new NameTaken();
    throw error;
  }
}
