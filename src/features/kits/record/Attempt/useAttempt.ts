import { useState } from 'react';
import { asApiError } from '#api/api-error.ts';
import { toldOf } from '#atoms/run.ts';

/** What a button does, and what is to be read beside it. */
interface Attempt {
  /** Why the last press came to nothing; null once it is pressed again, or has done what it does. */
  failure: string | null;
  /** Does it. A failed call gives undefined, as of `handled`, and anything else is thrown on. */
  attempt: <T>(intent: () => Promise<T>) => Promise<T | undefined>;
}

/**
 * The failure of a button's deed, for a `Failure` beside that button: it stays until it is dealt with, where the notification that
 * told of it is gone in a few seconds.
 */
export function useAttempt(): Attempt {
  const [failure, setFailure] = useState<string | null>(null);
  return {
    failure,
    async attempt(intent) {
      setFailure(null);
      try {
        return await intent();
      } catch (error) {
        asApiError(error);
        setFailure(toldOf(error));
        return undefined;
      }
    },
  };
}
