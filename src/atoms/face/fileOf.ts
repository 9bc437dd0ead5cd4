import type { Getter } from 'jotai';
import { readStreamLink } from '#api/stream/requests.ts';
import type { MediaFile } from '#lib/pieces/serveFile.ts';
import { engineAtom } from '../upload/engine.ts';
import { entriesAtom } from '../upload/entries.ts';

/**
 * The file of a recording: the local one if this page has just uploaded it, else the platform's address. null on another host, where the page's
 * policy and CORS forbid reading it (ADR 10).
 */
export async function fileOf(get: Getter, id: string): Promise<MediaFile | null> {
  const entry = get(entriesAtom).find(({ streamID }) => streamID === id);
  const file = entry && get(engineAtom).files.get(entry.id);
  if (file !== undefined) return file;
  const link = await readStreamLink(id);
  return new URL(link, location.href).origin === location.origin ? link : null;
}
