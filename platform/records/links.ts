import { invalid } from '../refusal.ts';
import type { RowsReader } from '../store/store.ts';
import { find } from './kinds.ts';

/** Refuses with 400 an `imageId` that is not the author's. */
export async function checkImage(rows: RowsReader, imageId: string | null | undefined): Promise<void> {
  if (imageId && (await find(rows, 'image', imageId)) === null)
    throw invalid({ imageId: 'Не\u00A0нашли эту картинку' });
}
