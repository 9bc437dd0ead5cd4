import { cleanName } from '#components/forms/Combobox/options.ts';
import { fold } from '#lib/text/fold.ts';

/** A tag that may be chosen. */
export interface TagOption {
  id: string;
  name: string;
  /** How many things carry it. */
  usageCount?: number;
}

/** Shortest and longest name of a tag, characters. */
const NAME_LENGTH = { min: 2, max: 40 };

/** Whether a name may be a new tag: its length is right and no tag has it yet. */
export function newName(options: readonly TagOption[], text: string): boolean {
  const name = cleanName(text);
  return (
    name.length >= NAME_LENGTH.min &&
    name.length <= NAME_LENGTH.max &&
    options.every((option) => fold(option.name) !== fold(name))
  );
}

/** The tags whose names hold the text: those that begin with it first, then the most used. */
export function findTags(options: readonly TagOption[], text: string): TagOption[] {
  const query = fold(text);
  const begins = (option: TagOption) => (fold(option.name).startsWith(query) ? 0 : 1);
  return options
    .filter((option) => fold(option.name).includes(query))
    .sort(
      (one, other) =>
        begins(one) - begins(other) ||
        (other.usageCount ?? 0) - (one.usageCount ?? 0) ||
        one.name.localeCompare(other.name, 'ru'),
    );
}
