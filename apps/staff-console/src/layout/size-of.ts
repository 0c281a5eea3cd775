/** Formats a number of bytes in the best unit. */
export function sizeOf(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${Math.round(bytes / 1_024)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
