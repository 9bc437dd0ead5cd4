import { isApiError } from '#api/api-error.ts';
import { late } from '#lib/loading/late.ts';

const { load } = late(() => import('#api/readable.ts'));

/**
 * A list without the rows that make no sense, where that leaves `fewest`; with null it is taken whole or not at all. `unread` of the answer says how
 * many were left out, and whoever asks for it says so to the author. The code comes when the first such list does.
 */
export const readableRows = <Answer>(answer: Promise<Answer>, fewest: number | null): Promise<Answer> =>
  answer.catch(async (error: unknown) => {
    if (fewest === null || !isApiError(error) || error.misfit === null) throw error;
    const { readable } = await load().catch(() => ({ readable: () => answer }));
    return readable(answer, fewest);
  });
