/**
 * An error of an action, without HTTP: a code, and a message for the person. Each feature extends it with its own
 * codes; a route lists the classes that its action throws, and `serve` maps them to the endpoint's declared codes.
 */
export class DomainError<Code extends string = string> extends Error {
  readonly code: Code;
  /** Messages by field of the input. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: Code, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.fields = fields;
  }
}

/** A class of errors that carry one of these codes. */
export type DomainErrorClass<Code extends string> = abstract new (...args: never[]) => DomainError<Code>;
