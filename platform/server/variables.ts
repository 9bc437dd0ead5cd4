import { readFileSync } from 'node:fs';

/** A setting that cannot be: its message is one line for the terminal. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** A variable; an empty one is one that is not set. */
export type Variable = (name: string) => string | undefined;

function fileOf(name: string, file: string): string {
  let text = '';
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingsError(`The file that ${name} names cannot be read: ${file}`);
  }
  // Without it a server would start on its folder, and look as if all were gone.
  if (text === '') throw new SettingsError(`The file that ${name} names is empty: ${file}`);
  return text;
}

/** A secret: a variable of its name, or a file that `…_FILE` names, such as containers are given. */
export function secretOf(set: Variable, name: string): string | undefined {
  const file = set(`${name}_FILE`);
  if (file === undefined) return set(name);
  if (set(name) !== undefined) throw new SettingsError(`Either ${name} or ${name}_FILE, not both`);
  return fileOf(`${name}_FILE`, file);
}
