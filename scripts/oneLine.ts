import { SettingsError } from '../platform/server/variables.ts';
import { DatabaseError } from '../platform/store/version.ts';

/** Runs a command. What a setting or a database makes impossible is told in one line, with exit code 1; anything else is a defect and is thrown. */
export async function toldInOneLine(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof DatabaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
