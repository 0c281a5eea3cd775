/** Remembers the latest results of computations by their keys. */
export class ResultMemory {
  readonly #results = new Map<string, unknown>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get<Result>(key: unknown, compute: () => Result): Result {
    const text = JSON.stringify(key);
    if (this.#results.has(text)) return this.#results.get(text) as Result;
    const result = compute();
    const [oldest] = this.#results.keys();
    if (this.#results.size >= this.#max && oldest !== undefined) this.#results.delete(oldest);
    this.#results.set(text, result);
    return result;
  }

  clear(): void {
    this.#results.clear();
  }
}
