/** A response that is JSON already: what its schema accepts, as bytes. For what is large and the same for everybody. */
export class JsonBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
