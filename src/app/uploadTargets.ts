// Who uses the results of uploads. It is loaded separately, because the page would otherwise have to name every file that editors depend on.
import type { CoverEditor } from '#atoms/upload/covers.ts';
import type { UploadTarget } from '#atoms/upload/entries.ts';
import type { Kind } from '#domain/kinds.ts';
import { late } from '#lib/loading/late.ts';

const courses = late(() => import('#atoms/program/uploads.ts'));
const trailers = late(() => import('#atoms/course/trailer.ts'));
const covers = late(() => import('#atoms/upload/covers.ts'));
const replacements = late(() => import('#atoms/stream/replaceByFile.ts'));
const avatar = late(() => import('#atoms/account/avatar.ts'));
const lecture = late(() => import('#atoms/lecture/editor.ts'));
const meditation = late(() => import('#atoms/meditation/editor.ts'));
const course = late(() => import('#atoms/course/editor.ts'));
const marathon = late(() => import('#atoms/marathon/editor.ts'));
const webinar = late(() => import('#atoms/webinar/editor.ts'));
const consultation = late(() => import('#atoms/consultation/editor.ts'));

/** Whose picture uploads name their owner: every kind with a cover, and the profile. */
type CoverOwner = Exclude<Kind, 'quiz'> | 'profile';

const coverEditors: Readonly<Record<CoverOwner, () => Promise<CoverEditor>>> = {
  lecture: async () => (await lecture.load()).lectureEditor,
  meditation: async () => (await meditation.load()).meditationEditor,
  course: async () => (await course.load()).courseEditor,
  marathon: async () => (await marathon.load()).marathonEditor,
  webinar: async () => (await webinar.load()).webinarEditor,
  consultation: async () => (await consultation.load()).consultationEditor,
  profile: async () => (await avatar.load()).avatarOwner,
};

const ownsCover = (owner = ''): owner is CoverOwner => Object.hasOwn(coverEditors, owner);

async function takeCovers(owner: string | undefined): Promise<void> {
  if (!ownsCover(owner)) return;
  const [{ takesCovers }, editor] = await Promise.all([covers.load(), coverEditors[owner]()]);
  takesCovers(editor);
}

/** Loads the code that takes an upload for a target. */
export async function loadTargetCode({ kind, owner }: UploadTarget): Promise<unknown> {
  if (kind === 'lecture') return lecture.load();
  if (kind === 'meditation') return meditation.load();
  if (kind === 'courseLecture') return courses.load();
  if (kind === 'replacement') return replacements.load();
  if (kind === 'trailer') return trailers.load();
  return kind === 'cover' ? takeCovers(owner) : undefined;
}
