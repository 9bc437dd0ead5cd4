/** Lazy code did not arrive. */
export class CodeError extends Error {
  constructor(cause?: unknown) {
    super('The code could not be loaded', { cause });
    this.name = 'CodeError';
  }
}
