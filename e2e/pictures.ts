import type { Locator, Page } from 'playwright/test';

/** Draws a JPEG. It has one color below a black band, so that its files are made fast. */
export async function drawPicture(page: Page, color = 'gray'): Promise<Buffer> {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(1_400, 1_000);
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 500, 1_400, 500);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, color);
  return Buffer.from(bytes);
}

/** Draws a JPEG as a file for an upload. */
export const drawFile = async (page: Page, name: string, color?: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawPicture(page, color),
});

/** Drops pictures at the end of a text. */
export async function dropPictures(content: Locator, names: string[]): Promise<void> {
  const picture = [...(await drawPicture(content.page()))];
  await content.evaluate(
    (editor, [files, bytes]) => {
      const dataTransfer = new DataTransfer();
      for (const name of files) dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      const { left, bottom } = editor.getBoundingClientRect();
      const at = { bubbles: true, cancelable: true, clientX: left + 5, clientY: bottom - 20, dataTransfer };
      editor.dispatchEvent(new DragEvent('dragover', at));
      editor.dispatchEvent(new DragEvent('drop', at));
    },
    [names, picture] as const,
  );
}
