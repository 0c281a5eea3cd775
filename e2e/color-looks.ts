/**
 * Groups the texts and links of a page by look: their colors and size, and all that is painted behind them. Contrast is
 * the same for all of a look. Runs in the page, and leaves out texts that axe does not measure.
 */
export function colorLooks(): Map<string, Element[]> {
  const visible = [...document.querySelectorAll('html, body, body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const paints = visible.flatMap((element) => {
    const style = getComputedStyle(element);
    const ofPseudo = ['::before', '::after'].map((name) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(element, name);
      return content === 'none' ? '' : backgroundColor + backgroundImage;
    });
    const paint = [
      style.backgroundColor.replace(/^rgba\(.* 0\)$/, ''),
      style.backgroundImage.replace('none', ''),
      style.opacity.replace(/^1$/, ''),
      style.filter.replace('none', ''),
      style.mixBlendMode.replace('normal', ''),
      ...ofPseudo,
      /^(?:svg|img|canvas|video|object|iframe)$/.exec(element.localName)?.[0] ?? '',
    ].join('');
    const isBlended = style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal';
    return paint === '' ? [] : [{ element, paint, isBlended, rect: element.getBoundingClientRect() }];
  });
  const range = document.createRange();
  const looks = new Map<string, Element[]>();
  for (const element of visible) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
    if (!isText && !element.matches('a[href], input, textarea, select')) continue;
    if (element instanceof SVGElement || element.closest('[aria-hidden="true"]')) continue;
    range.selectNodeContents(element);
    const { left, right, top, bottom } = (isText ? range : element).getBoundingClientRect();
    const { color, fontSize, fontWeight, textShadow, textDecorationLine, borderBottomStyle } =
      getComputedStyle(element);
    // A link that is hidden above the page until it has the focus.
    if (bottom <= 0) continue;
    const own = [color, fontSize, fontWeight, textShadow];
    if (element.closest('a'))
      own.push(textDecorationLine, borderBottomStyle, getComputedStyle(element.parentElement!).color);
    // Nothing shows through an opaque part around the text, unless all of it is blended with the page.
    const ground = paints.findLastIndex(
      (paint) => /^rgb\([\d, ]+\)$/.test(paint.paint) && paint.element.contains(element),
    );
    const behind = paints.filter(
      ({ element: other, isBlended, rect }, index) =>
        (index >= ground || isBlended) &&
        (other.contains(element) || (rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top)),
    );
    const look = [...own, ...behind.map(({ paint }) => paint)].join('|');
    looks.set(look, [...(looks.get(look) ?? []), element]);
  }
  return looks;
}
