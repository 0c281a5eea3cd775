import type { Page } from 'playwright/test';

// Success criterion 1.4.12: no loss of content or function with these.
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Texts that leave the page at 320 px with the text spacing of WCAG 1.4.12. Removes the spacing again. */
export async function lostBySpacing(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 720 });
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    const { clientWidth: width } = document.documentElement;
    const isScrolled = (element: Element) => {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return true;
      return false;
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const lost = [...document.querySelectorAll('body *:not(svg *, [aria-hidden="true"] *)')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 && left < width && hasText(element) && !isScrolled(element);
    });
    document.adoptedStyleSheets.pop();
    return lost.map(({ textContent }) => textContent.trim().slice(0, 60));
  }, spacing);
}
