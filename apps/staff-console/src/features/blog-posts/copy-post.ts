import { plainContent } from './differences.ts';
import type { PostTexts } from './post-values.ts';

/** Copies a post to the clipboard, with its formatting. Returns false when the browser denies it. */
export async function copyPost({ title, excerpt, content }: PostTexts): Promise<boolean> {
  const plain = [title, excerpt, plainContent(content)].join('\n\n');
  const part = (type: string, words: string) => new Blob([words], { type });
  try {
    const item = new ClipboardItem({
      'text/plain': part('text/plain', plain),
      'text/html': part('text/html', content),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
  }
}
