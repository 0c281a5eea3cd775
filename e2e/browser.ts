import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { readToolConfig } from '../tools/config.ts';

/** Arguments for Chromium: no background requests, and no sandbox when it has to run as root. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // A machine without a graphics card would emulate one.
  '--disable-gpu',
];

// The shell renders the same pages without a window, in two thirds of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser that exists and starts: the one in CHROMIUM_PATH, an installed one, or one that Playwright
 * downloaded before.
 */
export function installedBrowser(): string | undefined {
  const { chromiumPath, environment } = readToolConfig();
  if (chromiumPath) return starts(chromiumPath) ? chromiumPath : undefined;
  const folders = (environment.PATH ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...elsewhere, chromium.executablePath()].find(starts);
}

type Run = (command: string[]) => Promise<{ code: number; output: string }>;

/**
 * Finds a browser, or installs one by the means of the machine; otherwise returns a message with instructions and the
 * attempts so far.
 */
export async function findBrowser(run: Run): Promise<{ path: string } | { problem: string }> {
  const { chromiumPath } = readToolConfig();
  if (chromiumPath && !starts(chromiumPath))
    return { problem: `CHROMIUM_PATH is ${chromiumPath}, and no browser starts there. Correct it or leave it out.` };
  const ways = [
    ['playwright', 'install', '--only-shell', 'chromium'],
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', 'chromium-headless-shell'],
          ['apt-get', 'install', '-y', 'chromium'],
        ]
      : []),
  ];
  const tried: string[] = [];
  for (const way of [undefined, ...ways]) {
    if (way) tried.push(`${way.join(' ')}:\n${(await run(way)).output.trim().split('\n').slice(-3).join('\n')}`);
    const path = installedBrowser();
    if (path) return { path };
  }
  return {
    problem: `${tried.join('\n')}\nNo browser was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  };
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
