import { expect, it } from 'vitest';
import { indexablePaths, renderPage } from '../../src/entry-server.tsx';
import { renderPreview } from './preview-image.ts';
import { loadTypeface } from './typeface.ts';

// Measures as the image does, and writes the text in place of its outline.
const readable = (weight: 600 | 800) => ({
  ...loadTypeface(weight),
  outlineOf: (text: string) => text,
});
const [bold, medium] = [readable(800), readable(600)];

const withoutApi = { baseUrl: 'https://localhost', signal: AbortSignal.abort() };

it('the previews of pages print their texts whole', async () => {
  const settings = { publicOrigin: 'https://site.example', staffConsoleUrl: 'https://console.example' };
  // The first view of the lab takes seconds to compute.
  const paths = indexablePaths.filter((path) => path !== '/lab');
  const cut = await Promise.all(
    paths.map(async (path) => {
      const { preview } = await renderPage(path, withoutApi, settings, async (html) => html);
      return preview && renderPreview(preview.text, '', bold, medium).includes('…') ? [path] : [];
    }),
  );
  expect(cut.flat()).toEqual([]);
});
