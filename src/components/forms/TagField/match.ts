/** A tag that may be chosen. */
export interface TagOption {
  id: string;
  name: string;
  /** How many things carry it. */
  usageCount?: number;
}

/** A piece of a name: the part that matches what was typed, or the text around it. */
export interface NamePart {
  text: string;
  hit: boolean;
}

/** Shortest and longest name of a tag, characters. */
const NAME_LENGTH = { min: 2, max: 40 };

/** How a name is compared: letter case and the dots of «ё» do not count. Keeps the length of the text. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** A name as it is kept: no spaces around it, single ones inside. */
export function cleanName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

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
  const query = fold(cleanName(text));
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

/** Splits a name at the first place where the text stands in it. */
export function nameParts(name: string, text: string): NamePart[] {
  const query = fold(cleanName(text));
  const at = query === '' ? -1 : fold(name).indexOf(query);
  if (at < 0) return [{ text: name, hit: false }];
  const end = at + query.length;
  return [
    { text: name.slice(0, at), hit: false },
    { text: name.slice(at, end), hit: true },
    { text: name.slice(end), hit: false },
  ].filter((part) => part.text !== '');
}
