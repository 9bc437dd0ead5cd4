import type { SoldKind } from '#domain/kinds.ts';

/** Something in the calendar. */
export interface PlanEvent {
  id: string;
  /** What is planned; a publication has the kind of its content. */
  kind: SoldKind;
  title: string;
  /** The instant it begins at, ISO 8601. */
  start: string;
  /** The instant it ends at, ISO 8601. */
  end: string;
  /** Goes on for days and has no hours of its own, as a marathon does: a bar across its days. */
  across?: boolean;
  /** `waits` for the author, or is `cancelled`. */
  state?: 'planned' | 'waits' | 'cancelled';
  /** A word for its state, beside the time: «41 из 100», «публикация», «новая». */
  note?: string;
  /** What is wrong with it: «нет ссылки на эфир». */
  problem?: string;
  /** It takes time that something else takes too: its ground is shaded. */
  clash?: boolean;
  /** Its time cannot change: it is not carried. */
  fixed?: boolean;
}

/** Time in which something cannot be planned. */
export interface ClosedTime {
  /** The instants it lasts from and to, ISO 8601. */
  from: string;
  to: string;
  /** Why, in a sentence: «Ближе 48 часов: новый вебинар не назначить». */
  text: string;
  /** Beside its end: «вебинары с 12:15». */
  after?: string;
}
