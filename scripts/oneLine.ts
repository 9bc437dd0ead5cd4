import { SettingsError } from '../platform/server/variables.ts';
import { DatabaseError } from '../platform/store/version.ts';

/** Runs a command. A wrong setting or a database error is reported in one line, with exit code 1; any other error is a bug and is rethrown. */
export async function toldInOneLine(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof DatabaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
