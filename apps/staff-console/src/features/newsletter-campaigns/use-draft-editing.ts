import { useState } from 'react';
import type { Campaign } from '@workspace/contracts/campaign';
import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { testValuesOf, toTestDraft, type TestValues } from '../campaign-composer/test-values.ts';
import { withKey, withoutKeys, type DraftBlock } from '../campaign-composer/draft-blocks.ts';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { useUnsavedWork } from '../../layout/use-unsaved-work.ts';
import type { AudienceValues } from './AudienceFields.tsx';

type WebVersion = Pick<CampaignDraft, 'hasWebLink' | 'isInArchive'>;

const webVersionOf = ({ hasWebLink = false, isInArchive = false }: Campaign) => ({ hasWebLink, isInArchive });

/** The content of a draft in the composer. */
export type DraftValues = Required<
  Pick<CampaignDraft, 'name' | 'subject' | 'tracksClicks' | 'preheader' | 'template'>
> &
  AudienceValues & { blocks: DraftBlock[]; test: TestValues; web: Required<WebVersion> };

/** An API of an earlier release knows one list. */
const audienceOf = ({ emailListId, emailListIds, segmentIds = [], excludedListIds = [] }: Campaign) => ({
  emailListIds: emailListIds ?? (emailListId ? [emailListId] : []),
  segmentIds,
  excludedListIds,
});

/** Returns the content of a stored campaign. An API of an earlier release has posts alone. */
function storedValues(campaign: Campaign): DraftValues {
  const { name, subject, blogPostIds, tracksClicks, preheader = '', template = 'brand' } = campaign;
  const blocks = campaign.blocks ?? blogPostIds.map((blogPostId) => ({ type: 'post' as const, blogPostId }));
  const content = { name, subject, tracksClicks, preheader, template, blocks: blocks.map(withKey) };
  return { ...content, ...audienceOf(campaign), test: testValuesOf(campaign), web: webVersionOf(campaign) };
}

/** Returns the body of a save. */
export const toDraft = ({ blocks, test, web, ...values }: DraftValues): Omit<CampaignDraft, 'blogPostIds'> => ({
  ...values,
  ...toTestDraft(values.subject, test),
  ...web,
  blocks: withoutKeys(blocks),
});

/** The plan of a test and the web version are not among them: drafts that an earlier release stored on the device have none. */
const kinds: Record<Exclude<keyof DraftValues, 'test' | 'web'>, string> = {
  name: 'string',
  subject: 'string',
  emailListIds: 'object',
  segmentIds: 'object',
  excludedListIds: 'object',
  tracksClicks: 'boolean',
  preheader: 'string',
  template: 'string',
  blocks: 'object',
};

/** Returns true when a draft stored on the device can be restored: fields may be empty, but all exist. */
const isDraftValues = (values: unknown): values is DraftValues =>
  Object.entries(kinds).every(([name, kind]) => typeof (values as Record<string, unknown> | null)?.[name] === kind);

const textOf = (values: DraftValues): string => JSON.stringify(toDraft(values));

/** State of a draft's content: stored on this device until it is saved, with a warning before leaving. */
export function useDraftEditing(campaign: Campaign) {
  const [values, setValues] = useState(() => storedValues(campaign));
  // The server may store a text in another form than it was written: the writer's own form remains until a reload.
  const [saved, setSaved] = useState(() => textOf(values));
  const isChanged = textOf(values) !== saved;
  const unsaved = useUnsavedWork({
    resource: 'campaign',
    id: campaign.id,
    values,
    basedOn: campaign.updatedAt,
    isChanged,
    isComplete: isDraftValues,
  });
  useUnsavedGuard(isChanged);
  const change = (patch: Partial<DraftValues>) => setValues((now) => ({ ...now, ...patch }));
  const changeBlocks = (next: (blocks: readonly DraftBlock[]) => DraftBlock[]) =>
    setValues((now) => ({ ...now, blocks: next(now.blocks) }));
  const restore = () => {
    // New keys: an editor reads its text once.
    if (unsaved.offered)
      setValues((now) => ({ ...now, ...unsaved.offered!.values, blocks: unsaved.offered!.values.blocks.map(withKey) }));
    unsaved.adopt();
  };
  const markSaved = (stored: DraftValues) => {
    setSaved(textOf(stored));
    unsaved.clear();
  };
  return { values, change, changeBlocks, isChanged, unsaved, restore, markSaved };
}

export type DraftEditing = ReturnType<typeof useDraftEditing>;
