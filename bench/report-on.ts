import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { RunnerResult } from 'lighthouse';
import { chromiumArguments } from '../e2e/browser.ts';

export type Report = RunnerResult['lhr'];

/** Measures a page with Lighthouse's mobile settings, in a browser of its own. */
export async function reportOn(url: string, chromePath: string): Promise<Report> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--disable-gpu', ...chromiumArguments] });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    return result!.lhr;
  } finally {
    chrome.kill();
  }
}
