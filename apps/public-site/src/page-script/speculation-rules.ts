import { countedLink } from '@workspace/contracts/counted-links';

const isPage = {
  and: [
    { href_matches: '/*' },
    // The console is an application, and these URLs act or belong to one reader.
    {
      not: {
        href_matches: [
          '/api/*',
          '/media/*',
          '/cms',
          '/cms/*',
          '/newsletter/*',
          '/confirm/*',
          '/*.xml',
          '/samples/*',
          '/lab/packet.pdf',
          countedLink('*', '*'),
        ],
      },
    },
  ],
};

const isMainLink = { and: [{ selector_matches: '[data-main-link]' }, ...isPage.and] };

const prefetch = [{ where: isMainLink, eagerness: 'immediate' }];
const forPointer = { where: isPage, eagerness: 'moderate' };

/**
 * Pages that a browser prepares before a click: it fetches the main links of a page, and renders a page when the pointer
 * rests on its link; a fetched one as soon as the pointer reaches it. The page script counts a view, and starts
 * islands, only when the page is shown.
 */
const rules = JSON.stringify({ prefetch, prerender: [forPointer, { where: isMainLink, eagerness: 'eager' }] });

/** For other browsers, where `eager` means every link in view (phones) or on the page (Chromium before 141). */
const rulesWithoutEager = JSON.stringify({ prefetch, prerender: [forPointer] });

/** Texts of rules, which the content security policy of each page allows. */
export const speculationRules: readonly string[] = [rules, rulesWithoutEager];

/** Parts of the user agent that Chromium tells. */
interface Agent {
  mobile: boolean;
  brands: readonly { brand: string; version: string }[];
}

/** Returns true for a browser on a computer in which `eager` means the first touch of a link by the pointer. */
function waitsForPointer({ mobile, brands }: Agent): boolean {
  return !mobile && brands.some(({ brand, version }) => brand === 'Chromium' && Number(version) >= 141);
}

/** Returns the rules for a browser. */
export const speculationRulesFor = (agent: Agent | undefined): string =>
  agent && waitsForPointer(agent) ? rules : rulesWithoutEager;

/** Inserts the rules into a page that has loaded: fetched with it, they and their pages take connections from its pictures. */
export function startSpeculation(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const { userAgentData } = navigator as { userAgentData?: Agent };
  const script = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: speculationRulesFor(userAgentData),
  });
  document.head.append(script);
}
