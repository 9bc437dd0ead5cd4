import { fromPage } from '../address.ts';
import { client } from '../client.ts';
import { toApiError } from '../request.ts';

/**
 * Reads a file that the platform serves.
 * @throws ApiError for any failure
 */
export async function readFile(link: string): Promise<Blob> {
  try {
    const { data } = await client.get<Blob>(fromPage(link), {
      baseURL: '',
      responseType: 'blob',
      // It may be elsewhere, and such a place would have to permit the header.
      headers: { 'X-Author': null },
    });
    return data;
  } catch (error) {
    throw toApiError(error);
  }
}
