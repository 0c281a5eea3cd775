import {
  listOrganizations,
  type getLinkedinSettings,
  type Organization,
} from '@workspace/contracts/linkedin-connection';
import { isApiError } from '@workspace/contracts/endpoint/api-error';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';

interface ReturnWords {
  title: string;
  description: string;
}

/** Returns the message after connecting. `pages` is undefined when LinkedIn did not return them. */
export function connectedMessage(
  { organizationId, organizationName }: ResponseOf<typeof getLinkedinSettings>['settings'],
  pages: readonly Organization[] | undefined,
): ReturnWords {
  if (pages?.length === 0) {
    const description =
      'The account that you connected administers no business page, so it cannot post. Disconnect, and connect with one that does.';
    return { title: 'No page to post as', description };
  }
  if (organizationId === null)
    return { title: 'Success', description: 'LinkedIn is connected. Choose a page to post as.' };
  if (!pages || pages.some(({ id }) => id === organizationId))
    return { title: 'Success', description: 'LinkedIn is connected again.' };
  const description = `LinkedIn is connected again, but not with an account that may post as ${organizationName ?? 'the page that was chosen'}. Choose another page.`;
  return { title: 'Choose a page', description };
}

/** Message after returning without a connection. */
export const cancelledMessage: ReturnWords = {
  title: 'Nothing has changed',
  description: 'You cancelled it at LinkedIn.',
};
export const failedMessage: ReturnWords & { tone: 'destructive' } = {
  title: 'Error',
  description:
    'LinkedIn was not connected, and nothing has changed. Try once more. If it fails again, ask the people who run the site to look into its log.',
  tone: 'destructive',
};

/** Returns whether the pages were rejected because nothing is connected: an old link says that something is. */
export function isNotConnected(thrown: unknown): boolean {
  return isApiError(listOrganizations, thrown) && thrown.code === 'not_connected';
}
