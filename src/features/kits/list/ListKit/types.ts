import type { Atom } from 'jotai';
import type { ReactNode } from 'react';
import type { Copies } from '#atoms/copy/copy.ts';
import type { ListParams, ListState } from '#atoms/list.ts';
import type { Entity } from '#atoms/pages.ts';
import type { Store } from '#atoms/store.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import type { Late } from '#lib/loading/late.ts';
import type { DataColumn } from '#components/data/DataTable/columns.ts';
import type { GridCardProps } from '#components/data/LongMediaGrid/LongMediaGrid.tsx';
import type { ListFilter, ListSort } from './listFilter.ts';
import type { ListQuery } from './query.ts';
import type { ReadPage } from './pagesOf.ts';

/** What a list says of its kind. */
export interface ListTexts {
  /** «Лекции» */
  title: string;
  /** What is searched by: «Название или тег». */
  search: string;
  /** «Здесь будут лекции» */
  emptyTitle: string;
  /** One line: what this is. */
  emptyText: string;
  /** «Ни одна лекция не подходит под все фильтры сразу» */
  noMatch: string;
  /** «Следующие лекции не загрузились» */
  moreFailed: string;
}

/** A column of the table, and what it is in a file. */
export interface ListColumn<Row> extends DataColumn<Row> {
  /** The platform's sort field, if the list can be sorted by it. */
  sort?: string;
  /** Taken away until the author asks for it. */
  optional?: boolean;
  /** What stands in the file; a column without it is not in the file. */
  csv?: (row: Row) => string | number | null | undefined;
}

/** The confirmation of an action on several rows. */
export interface BulkQuestion {
  /** «Опубликовать 3 публикации?» */
  title: string;
  /** What happens then, in a sentence. */
  text: string;
  /** What comes of it for each row: a price, and the one before it. */
  lines: { id: string; name: string; note?: string; value: string; former?: string }[];
}

/** An action on several rows. */
export interface BulkAction<Row> {
  id: string;
  /** «Опубликовать» */
  label: string;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** Whether it can be done with a row. Rows with which it cannot are left as they are. */
  applies: (row: Row) => boolean;
  /**
   * What must be asked before: answers what is then done with each row, in place of `run`, or null where the author changed
   * their mind.
   */
  ask?: (rows: readonly Row[]) => Promise<((row: Row) => Promise<unknown>) | null>;
  /** The confirmation of an action that others see at once. */
  confirm?: (rows: readonly Row[]) => BulkQuestion;
  /** Does it with one row. A failure is told together with all the others, so that it may not tell of itself. */
  run: (row: Row) => Promise<unknown>;
  /** Takes it back: the toast then offers «Отменить». */
  undo?: (row: Row) => Promise<unknown>;
  /** «Опубликовано», before the count. */
  done: string;
  /** Why it failed, in words. What happened to the call by default. */
  reason?: (error: unknown) => string;
}

/** A view of another kind than cards or a table: a board. */
export interface ListView<Row> {
  /** Its name in the address. */
  id: string;
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  render: (screen: ListSlot<Row>) => ReactNode;
  /** It orders and counts by itself: this stands in place of the order and of how many are shown. */
  aside?: (screen: ListSlot<Row>) => ReactNode;
  /** It reads all that it shows: nothing is added at its foot. */
  whole?: boolean;
}

/** What a slot of the screen may read and do. */
export interface ListSlot<Row> {
  query: ListQuery;
  /** The parameters for the platform. */
  params: ListParams;
  /** The view that is shown. */
  view: string;
  list: ListState<Row>;
  /** Puts changes in the address; `push` makes a step that Back undoes. */
  change: (patch: Partial<ListQuery>, how?: 'push' | 'replace') => void;
}

/** Where the menu of a row is opened. */
export interface RowPlace {
  store: Store;
  language: Language;
  /** Leads to a route. */
  open: (route: string) => void;
}

export interface ListScreenProps<Row extends Entity> {
  /** Names the list on this device: «lectures». */
  id: string;
  texts: ListTexts;
  /** The icon of the kind, 24 px in its hue, for the day when there is nothing yet. */
  icon: ReactNode;
  /** The list of these parameters: the same ones give the same atom. */
  list: (params: ListParams) => Atom<ListState<Row>>;
  /** How many match. */
  count: (params: ListParams) => Atom<number | null>;
  /** The part that is shown, where the address tells one beside the filters: a tab. What is selected in one is not selected in another. */
  within?: string;
  /** The quick ones are chips at hand, the others stand in the menu; in the order given. */
  filters: readonly ListFilter[];
  /** The default first. */
  sorts: readonly ListSort[];
  /** The table; the name of the row first. */
  columns: readonly ListColumn<Row>[];
  /** The rows have covers. */
  covers?: boolean;
  /** A card, where covers matter: the list then has two views, cards first. */
  card?: (row: Row, props: GridCardProps) => ReactNode;
  /** Views besides these. */
  views?: readonly ListView<Row>[];
  /** These come first, and the choice of a view is words before the search. */
  viewsFirst?: boolean;
  rowName: (row: Row) => string;
  /** The route that a row leads to. */
  rowHref: (row: Row) => string;
  /** The id of the row that is open beside the list. */
  current?: string | null;
  /** How a row is copied, where its menu offers that. */
  copies?: Copies;
  /** The same as `actions`, whose code comes with the first menu. They come first. */
  lateActions?: Late<{ actionsOf: (row: Row, place: RowPlace) => ContextAction[] }>;
  /** What the menu of a row offers besides opening it and copying its link. */
  actions?: (row: Row) => ContextAction[];
  /** What can be done with several rows. Without it nothing is selected. */
  bulk?: readonly BulkAction<Row>[];
  /** The one thing to do: a link, or a press. */
  create?: { label: string; href?: string; onPress?: () => void };
  /** What is made of a file that the author has: its code comes with the menu. */
  imports?: {
    label: string;
    code: Late<{ askForCourse: (place: Omit<RowPlace, 'language'>) => Promise<void> }>;
  };
  /** What stands beside the buttons of the list: `Imports`. `total` is null until its rows are there. */
  besides?: (total: number | null) => ReactNode;
  /** Reads a page: with it all that match can be written to a file, and selected. */
  read?: ReadPage<Row>;
  /** Beside the title, before the buttons: the period of all that is shown. The count then is not: it is of all periods. */
  scope?: (slot: ListSlot<Row>) => ReactNode;
  /** What else can be done where nothing matches, beside taking the filters off: a wider period. */
  wider?: ReactNode;
  /** Between the title and the search: tabs, figures, a chart. */
  above?: (slot: ListSlot<Row>) => ReactNode;
  /** What stands in place of the rows where the shown part of the list has none, filters aside: of a tab. */
  nothing?: ReactNode;
  /** Rows of a page. */
  pageSize?: number;
  /** It is a part of another screen, which has a title of its own. */
  embedded?: boolean;
}
