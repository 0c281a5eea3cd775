import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { RunnerResult } from 'lighthouse';
import { chromiumArguments } from '../e2e/browser.ts';

export type Report = RunnerResult['lhr'];

/** Slows the CPU while the page loads, and leaves the network to `startSlowNetwork`. */
const paced = {
  throttlingMethod: 'devtools',
  throttling: { cpuSlowdownMultiplier: 4, requestLatencyMs: 0, downloadThroughputKbps: 0, uploadThroughputKbps: 0 },
} as const;

/**
 * Measures a page with Lighthouse's mobile settings, in a browser of its own. By default Lighthouse computes the times on
 * a slow network from a fast visit; with `isPaced` it observes them, so the URL has to be of a slow network.
 */
export async function reportOn(url: string, chromePath: string, isPaced = false): Promise<Report> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--disable-gpu', ...chromiumArguments] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      ...(isPaced && paced),
    });
    return result!.lhr;
  } finally {
    chrome.kill();
  }
}
