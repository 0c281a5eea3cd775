import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTab, type DrivenTab } from '../e2e/driven-tab.ts';
import { everyPage, nobodysPath } from '../e2e/every-page.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { startSlowNetwork } from './slow-network.ts';
import { startStaticCopy } from './static-copy.ts';
import { median } from './statistics.ts';

/**
 * Presses every control of every page as soon as it is visible, on a CPU that is four times slower and over a slow
 * network: the time until the browser paints its response, and whether the press had an effect. In turn with a static
 * copy that has no script: the time of the browser alone. Paths may be given on the command line.
 */
const rounds = 3;
const controls = ['button', 'summary', 'input:not([type=hidden])', 'select', 'textarea'];
const slowdown = 4;
const timeoutMs = 8_000;
/** Without script many presses have no effect; their response is painted long before. */
const copyTimeoutMs = 1_500;

// Notes the longest response to an event, and the first effect of a press.
const observe = `
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const note = (effect) => { if (globalThis.isPressed) globalThis.effect ??= effect; };
  addEventListener('pointerdown', () => { globalThis.isPressed = true; }, { capture: true });
  for (const type of ['toggle', 'input', 'change', 'invalid', 'submit', 'focus'])
    addEventListener(type, ({ target }) => { if (type !== 'focus' || /INPUT|SELECT|TEXTAREA/.test(target.tagName)) note(type); },
      { capture: true });
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes)
      if (target !== document.head && !/^data-(?:wanted|hydrated)$/.test(attributeName ?? '')) note('change of ' + target.nodeName);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
`;

interface Pressed {
  control: string;
  milliseconds: number;
  effect: string | undefined;
}

/** Returns an expression for the visible controls of a page: those of the header only once, on the home page. */
function controlsOf(path: string): string {
  const places = path === '/' ? ['header', '#site-menu', 'main', 'footer'] : ['main'];
  const selector = places.flatMap((place) => controls.map((control) => `${place} ${control}`)).join();
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((control) => control.checkVisibility() && !control.disabled && control.tabIndex >= 0)`;
}

async function press(
  tab: DrivenTab,
  url: string,
  list: string,
  index: number,
  effectWithinMs: number,
): Promise<Pressed> {
  await tab.send('Page.navigate', { url });
  const place = `(() => {
    const control = ${list}[${index}];
    if (!control) return undefined;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const name = (control.ariaLabel ?? (control.innerText || control.name || control.id)).trim().slice(0, 40);
    return { x: left + Math.min(width / 2, 60), y: top + height / 2, name };
  })()`;
  let found: { x: number; y: number; name: string } | undefined;
  const since = performance.now();
  while (!found && performance.now() - since < timeoutMs) {
    found = (await tab.evaluate(place).catch(() => undefined)) as typeof found;
    if (!found) await sleep(10);
  }
  if (!found) return { control: `#${index}`, milliseconds: 0, effect: undefined };
  for (const type of ['mousePressed', 'mouseReleased'])
    await tab.send('Input.dispatchMouseEvent', { type, x: found.x, y: found.y, button: 'left', clickCount: 1 });
  const pressed = performance.now();
  for (;;) {
    await sleep(100);
    const state = (await tab
      .evaluate(`({ longest, effect: globalThis.effect, isSame: location.href === ${JSON.stringify(url)} })`)
      .catch(() => undefined)) as { longest: number; effect?: string; isSame: boolean } | undefined;
    const effect = state?.isSame ? state.effect : 'navigation';
    // The response of the event is known a moment after it is painted.
    const isOver = effect && performance.now() - pressed > 700;
    if (isOver || performance.now() - pressed > effectWithinMs)
      return { control: found.name, milliseconds: state?.longest ?? 0, effect };
  }
}

/** Presses one control of the page and of its copy in turn. */
async function pressAlternately(tab: DrivenTab, path: string, index: number, origins: readonly [string, string]) {
  const list = controlsOf(path);
  const presses: Pressed[] = [];
  const copied: Pressed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    presses.push(await press(tab, origins[0] + path, list, index, timeoutMs));
    copied.push(await press(tab, origins[1] + path, list, index, copyTimeoutMs));
  }
  const middle = (all: Pressed[]) => median(all.map(({ milliseconds }) => milliseconds));
  const isLost = presses.some(({ effect }) => !effect);
  return { control: presses[0]!.control, milliseconds: middle(presses), ofCopy: middle(copied), isLost };
}

type PressedPair = Awaited<ReturnType<typeof pressAlternately>>;

function rowOf(page: string, pressed: PressedPair[]) {
  const [slowest] = pressed.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const [slowestCopy] = pressed.toSorted((a, b) => b.ofCopy - a.ofCopy);
  return {
    page,
    presses: pressed.length * rounds,
    'longest median, ms': slowest?.milliseconds ?? 0,
    of: (slowest?.control ?? '').replaceAll('\n', ' ').slice(0, 24),
    'longest of the copy': slowestCopy?.ofCopy ?? 0,
    'of ': (slowestCopy?.control ?? '').replaceAll('\n', ' ').slice(0, 24),
    'over 100 ms and the copy': pressed.filter((one) => one.milliseconds > Math.max(100, one.ofCopy)).length,
    lost: pressed
      .filter(({ isLost }) => isLost)
      .map(({ control }) => control)
      .join(', '),
  };
}

const product = await startTemporaryProduct();
const copy = await startStaticCopy(product.origins.site, (html) => html.replace(/<script>[^]*?<\/script>/g, ''));
const networks = [
  await startSlowNetwork(Number(new URL(product.origins.site).port)),
  await startSlowNetwork(copy.port),
] as const;
const tab = await openTab([
  ['Page.enable', {}],
  ['Network.enable', {}],
  ['Network.setCacheDisabled', { cacheDisabled: true }],
  ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
  ['Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: observe }],
]);
const rows: ReturnType<typeof rowOf>[] = [];
try {
  const named = process.argv.slice(2);
  for (const path of named.length
    ? named
    : (await everyPage(product.origins.site)).filter((page) => page !== nobodysPath)) {
    await tab.send('Page.navigate', { url: product.origins.site + path });
    await sleep(2_000);
    const count = (await tab.evaluate(`${controlsOf(path)}.length`)) as number;
    const pressed: PressedPair[] = [];
    for (let index = 0; index < count; index += 1)
      pressed.push(await pressAlternately(tab, path, index, [networks[0].origin, networks[1].origin]));
    rows.push(rowOf(path, pressed));
    process.stderr.write('.');
  }
} finally {
  tab.close();
  networks.forEach((network) => network.stop());
  await copy.stop();
  await product.stop();
}
process.stderr.write('\n');
console.log(
  `CPU ${slowdown} times slower, slow 4G, medians of ${rounds}; load of the machine ${loadavg()[0]!.toFixed(1)}.`,
);
console.table(rows);
