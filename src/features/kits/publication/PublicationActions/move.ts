import type { PublicationAction } from '#domain/publication/rules.ts';

/** What is done with a publication, its price aside. */
export type Move = Exclude<PublicationAction, 'editCost'>;

/** What takes a move back. */
export const undos: Partial<Record<Move, Move>> = { publish: 'unpublish', unpublish: 'publish' };

/** The platform refused a move, since the publication is in another status by now. */
export class MovedMeanwhile extends Error {
  readonly status: string;

  constructor(status: string, cause: unknown) {
    super(`It is ${status} by now`, { cause });
    this.status = status;
  }
}
