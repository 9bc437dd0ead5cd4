import { readFileSync } from 'node:fs';

/** An invalid setting: its message is one line for the terminal. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads a variable; an empty one counts as unset. */
export type Variable = (name: string) => string | undefined;

function fileOf(name: string, file: string): string {
  let text = '';
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingsError(`The file that ${name} names cannot be read: ${file}`);
  }
  // Otherwise a server would silently start on its folder, as if all data were gone.
  if (text === '') throw new SettingsError(`The file that ${name} names is empty: ${file}`);
  return text;
}

/** A secret: from its variable, or from a file that `…_FILE` names, as containers get them. */
export function secretOf(set: Variable, name: string): string | undefined {
  const file = set(`${name}_FILE`);
  if (file === undefined) return set(name);
  if (set(name) !== undefined) throw new SettingsError(`Either ${name} or ${name}_FILE, not both`);
  return fileOf(`${name}_FILE`, file);
}
