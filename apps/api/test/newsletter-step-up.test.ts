import { describe, expect, it } from 'vitest';
import { scheduleCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import { apiErrorOf } from './call-as.ts';
import { campaignTest } from './sending/campaign-test.ts';
import { testMailSettings } from './test-mail-settings.ts';

const campaigns = campaignTest();
const inAnHour = () => new Date(Date.now() + 3 * 3_600_000).toISOString();

describe('a campaign to more people than configured', () => {
  it('needs a fresh sign-in to be sent or scheduled, and one to fewer does not', async () => {
    const { id } = await campaigns.create();
    const strict = await campaigns.asWith({ mailSettings: { ...testMailSettings, stepUpRecipients: 1 } });
    await campaigns.em().execute(`update sessions set sess = jsonb_set(sess, '{authenticatedAt}', to_jsonb(1))`);
    const params = { id };
    expect(await apiErrorOf(strict(sendCampaign, { params }))).toMatchObject({ status: 403, code: 'sign_in_again' });
    const later = { params, body: { at: inAnHour() } };
    expect(await apiErrorOf(strict(scheduleCampaign, later))).toMatchObject({ code: 'sign_in_again' });
    await strict(scheduleCampaign, { params, body: { at: null } });
    expect((await campaigns.as(sendCampaign, { params })).campaign.status).toBe('sending');
  });
});
