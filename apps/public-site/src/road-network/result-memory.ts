/** Remembers the results of computations by their keys, those used last. */
export class ResultMemory {
  readonly #results = new Map<string, unknown>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get<Result>(key: unknown, compute: () => Result): Result {
    const text = JSON.stringify(key);
    const isKnown = this.#results.has(text);
    const result = isKnown ? (this.#results.get(text) as Result) : compute();
    this.#results.delete(text);
    const [oldest] = this.#results.keys();
    if (this.#results.size >= this.#max && oldest !== undefined) this.#results.delete(oldest);
    this.#results.set(text, result);
    return result;
  }

  clear(): void {
    this.#results.clear();
  }
}
