import { expect, it } from 'vitest';
import { sequenceTest } from './sending/sequence-test.ts';

const sequence = sequenceTest();

interface Version {
  html: string;
}

async function versionsOf(campaignId: string): Promise<string[][]> {
  const [row] = await sequence.sql<{ versions: Version[] }>(
    'select variant_messages as versions from newsletter_campaigns where id = ?',
    [campaignId],
  );
  return row!.versions.map(({ html }) => [...new Set([...html.matchAll(/\/(links\/\d+)"/g)].map(([, key]) => key!))]);
}

it('the links of a changed email get further numbers, so that earlier emails lead where they did', async () => {
  const { campaignId } = await sequence.step('Welcome', 0);
  await sequence.sql('update newsletter_campaigns set tracks_clicks = true where id = ?', [campaignId]);
  const write = (...paths: string[]) => {
    const html = paths.map((path) => `<a href="https://example.com/${path}">Read ${path}</a>`).join(' ');
    return sequence.sql('update newsletter_campaigns set blocks = ?::jsonb where id = ?', [
      JSON.stringify([{ type: 'text', html: `<p>${html}</p>` }]),
      campaignId,
    ]);
  };
  await write('a', 'b');
  await sequence.activate();
  await sequence.pause();
  await sequence.activate();
  expect(await versionsOf(campaignId)).toEqual([['links/1', 'links/2']]);

  await sequence.pause();
  await write('c', 'b');
  await sequence.activate();
  expect(await versionsOf(campaignId)).toEqual([
    ['links/1', 'links/2'],
    ['links/3', 'links/4'],
  ]);
  const stored = await sequence.sql('select slug, url from newsletter_links where campaign_id = ? order by number', [
    campaignId,
  ]);
  expect(stored).toEqual([
    { slug: 'links/1', url: 'https://example.com/a' },
    { slug: 'links/2', url: 'https://example.com/b' },
    { slug: 'links/3', url: 'https://example.com/c' },
    { slug: 'links/4', url: 'https://example.com/b' },
  ]);
});
