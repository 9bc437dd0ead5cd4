/** The file cannot be cut without re-encoding. */
export class CannotCut extends Error {
  override name = 'CannotCut';
}
