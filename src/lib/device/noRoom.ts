/** The device has no room for what is to be put there. */
export class NoRoom extends Error {
  readonly bytes: number;
  constructor(bytes: number) {
    super('The device has no room for a file');
    this.bytes = bytes;
  }
}
