/** Divides bytes into chunks of one size; only the last one, which may be empty, is smaller or says that it is last. */
export async function* chunksOf(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    rest.push(bytes);
    length += bytes.length;
    // A chunk that may be the last one waits for the next bytes.
    if (length <= size) continue;
    let all = Buffer.concat(rest);
    for (; all.length > size; all = all.subarray(size)) yield { chunk: all.subarray(0, size), isLast: false };
    rest = [all];
    length = all.length;
  }
  yield { chunk: Buffer.concat(rest), isLast: true };
}
