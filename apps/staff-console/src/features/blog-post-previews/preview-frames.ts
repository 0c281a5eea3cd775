import { livePreviewPage } from '@workspace/contracts/blog-post-previews';

/** The result of one rendering: shown, or the message of the site, or no document at all. */
export type PreviewOutcome = { state: 'shown' } | { state: 'failed'; message: string } | { state: 'unreadable' };

/** Frames in an element, of which one is visible. */
export interface PreviewFrames {
  /** Renders the texts, and shows the page in place of the last one once it has loaded, at the same scroll position. */
  show: (texts: object) => Promise<PreviewOutcome>;
  remove: () => void;
}

/** The site's own time limit is shorter. */
const slowestMs = 20_000;

/**
 * Shows pages of the site in an element. Each has a new frame: a second navigation of the same one would be a step of
 * the Back button, and would flash. `onKey` gets the keys pressed in it.
 */
export function createPreviewFrames(stage: HTMLElement, onKey: (event: KeyboardEvent) => void): PreviewFrames {
  let shown: HTMLIFrameElement | undefined;
  const replaceWith = (frame: HTMLIFrameElement, { defaultView, documentElement }: Document) => {
    defaultView?.scrollTo(0, shown?.contentWindow?.scrollY ?? 0);
    documentElement.addEventListener('keydown', onKey);
    documentElement.addEventListener('click', keepPage);
    const hasFocus = shown !== undefined && document.activeElement === shown;
    shown?.remove();
    shown = frame;
    frame.hidden = false;
    if (hasFocus) frame.focus();
  };
  return {
    show: async (texts) => {
      const frame = addFrame(stage);
      await load(frame, texts);
      const page = frame.contentDocument;
      const state = page?.querySelector<HTMLMetaElement>(`meta[name="${livePreviewPage.meta}"]`)?.content;
      if (page && state === 'shown') {
        replaceWith(frame, page);
        return { state };
      }
      frame.remove();
      return page && state === 'failed' ? { state, message: page.body.textContent.trim() } : { state: 'unreadable' };
    },
    remove: () => stage.replaceChildren(),
  };
}

function addFrame(stage: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.name = `preview-${crypto.randomUUID()}`;
  frame.title = 'The article as readers see it';
  // Of this origin, so that its scroll position can be read; no script of it runs.
  frame.sandbox.add('allow-same-origin');
  frame.hidden = true;
  stage.append(frame);
  return frame;
}

/** Posts the texts into a frame, and waits for the page. */
function load(frame: HTMLIFrameElement, texts: object): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, slowestMs);
    frame.addEventListener('load', () => {
      // Browsers also report the empty page that a frame begins with.
      if (frame.contentDocument?.URL === 'about:blank') return;
      clearTimeout(timer);
      resolve();
    });
    submit(frame.name, texts);
  });
}

function submit(target: string, texts: object): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: livePreviewPage.path, target, hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: livePreviewPage.field, value: JSON.stringify(texts) });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Links of the page itself work; others would replace the preview. */
function keepPage(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a, button');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** Returns true when this release of the site has the live preview. */
export async function hasLivePreview(): Promise<boolean> {
  const response = await fetch(livePreviewPage.path, { cache: 'no-store' }).catch(() => undefined);
  // An unreachable site tells nothing about its release.
  return response === undefined || response.status === 204 || response.status >= 500;
}
