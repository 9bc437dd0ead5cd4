/** A file that cannot be cut without being encoded anew. */
export class CannotCut extends Error {
  override name = 'CannotCut';
}
