/** Formats a view count for readers: `964`, `1.8k`, `2.1M`. Truncated, never rounded up. */
export function viewsText(views: number): string {
  if (views < 1_000) return String(views);
  const [unit, size] = views < 1_000_000 ? (['k', 1_000] as const) : (['M', 1_000_000] as const);
  return `${Math.floor(views / (size / 10)) / 10}${unit}`;
}
