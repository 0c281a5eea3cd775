import { describe, expect, it } from 'vitest';
import { renderRobots } from './robots.ts';

const [all, previews, sitemap] = renderRobots('https://site.example').split('\n\n');

describe('robots.txt', () => {
  it('keeps search engines out of the console, the API and the states of the lab', () => {
    expect(all).toMatch(/^User-agent: \*\n/);
    for (const path of ['/cms', '/api', '/lab?', '/lab/packet.pdf']) expect(all).toContain(`Disallow: ${path}`);
    expect(sitemap).toBe('Sitemap: https://site.example/sitemap.xml\n');
  });

  it('lets the previews of shared links load a state of the lab, and nothing else that is closed', () => {
    expect(previews).toMatch(/^User-agent: LinkedInBot\nUser-agent: Twitterbot\n/);
    expect(previews).toContain('Disallow: /cms');
    expect(previews).not.toContain('Disallow: /lab?');
  });
});
