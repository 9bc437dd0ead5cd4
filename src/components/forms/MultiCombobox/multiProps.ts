import type { RefObject } from 'react';
import type { ComboOption, LoadOptions } from '#components/forms/Combobox/options.ts';
import type { FieldTexts } from '#components/forms/Field/Field.tsx';

/** What a field of several choices says. Each has a general text by default. */
interface MultiTexts {
  /** What stands where one may be added. */
  add: string;
  /** The cross of a chip. */
  remove: (name: string) => string;
  /** The row that makes a new option. */
  create: (name: string) => string;
  /** While it is being made. */
  creating: (name: string) => string;
  /** Nothing matches what is typed. */
  nothing: string;
  /** No more can be added. */
  full: (max: number) => string;
}

export interface MultiComboboxProps extends FieldTexts {
  /** Ids of what is chosen, in the order in which it was added. */
  value: readonly string[];
  /** Gets the ids after one is added or taken off. */
  onChange: (ids: string[]) => void;
  /** All that may be chosen. */
  options?: readonly ComboOption[];
  /** A search over the options in place of the general one. */
  find?: (text: string) => readonly ComboOption[];
  /** Asks for what may be chosen as the text is typed, in place of `options`. */
  load?: LoadOptions;
  /** The name of a chosen id that is not among the options. */
  nameOf?: (id: string) => string | undefined;
  /**
   * Makes a new option of the name and gives its id; `null`, or a rejection, when it could not. The caller tells the author
   * why, the name goes back into the field. Without it only what there is can be chosen.
   */
  onCreate?: (name: string) => Promise<string | null>;
  /** Whether a name may be made: by default any that no option has. */
  creatable?: (name: string) => boolean;
  /** How many may be chosen. Without it there is no limit and no counter. */
  max?: number;
  /** Words of its own in place of the usual ones. */
  texts?: Partial<MultiTexts>;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** Id of the input. */
  id?: string;
}

/** What a field has before what works inside it is there, and gives on to that. */
export interface MultiBegun {
  typed: string;
  /** It has the focus. */
  held: RefObject<boolean>;
}
