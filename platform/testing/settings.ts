import { readSettings, type Settings } from '../server/settings.ts';

/** The settings of a server on a folder, whose first start makes an author without content. */
export function settingsOf(folder: string, env: Record<string, string> = {}): Settings {
  const settings = readSettings(['--data', folder, '--empty'], env);
  if (settings === 'help') throw new Error('Nobody asked for help');
  return settings;
}
