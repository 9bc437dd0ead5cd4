// Who takes what uploads become. The page has no more of it than the way here: what editors stand on would be named there, file by file.
import type { UploadTarget } from '#atoms/upload/entries.ts';
import { late } from '#lib/late.ts';

const courses = late(() => import('#atoms/program/uploads.ts'));
const trailers = late(() => import('#atoms/course/trailer.ts'));
const covers = late(() => import('#atoms/upload/covers.ts'));
const lectures = late(() => import('#atoms/lecture/editor.ts'));
const replacements = late(() => import('#atoms/stream/replaceByFile.ts'));
const avatar = late(() => import('#atoms/account/avatar.ts'));

const lectureEditor = async () => (await lectures.load()).lectureEditor;

async function takeCovers(owner: string | undefined): Promise<void> {
  const { takesCovers } = await covers.load();
  if (owner === 'lecture') takesCovers(await lectureEditor());
  if (owner === 'profile') takesCovers((await avatar.load()).avatarOwner);
}

/** Loads who takes uploads for a target. */
export async function loadTaker({ kind, owner }: UploadTarget): Promise<unknown> {
  if (kind === 'lecture') return lectureEditor();
  if (kind === 'courseLecture') return courses.load();
  if (kind === 'replacement') return replacements.load();
  if (kind === 'trailer') return trailers.load();
  return kind === 'cover' ? takeCovers(owner) : undefined;
}
