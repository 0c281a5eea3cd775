/** An error in the format of the versioned API. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly serviceErrorCode: number | undefined;

  constructor(status: number, code: string, message: string, serviceErrorCode?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.serviceErrorCode = serviceErrorCode;
  }

  get body(): Record<string, unknown> {
    const { status, code, serviceErrorCode, message } = this;
    return { status, code, ...(serviceErrorCode !== undefined && { serviceErrorCode }), message };
  }
}
