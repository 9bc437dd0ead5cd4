/** The device has no room to store something. */
export class NoRoom extends Error {
  readonly bytes: number;
  constructor(bytes: number) {
    super('The device has no room for a file');
    this.bytes = bytes;
  }
}
