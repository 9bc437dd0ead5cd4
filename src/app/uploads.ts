import { takenBy } from '#atoms/upload/takers.ts';
import { wakeBy } from '#atoms/upload/wake.ts';
import { late } from '#lib/late.ts';

const engine = late(() => import('#atoms/upload/start.ts'));
const courses = late(() => import('#atoms/program/uploads.ts'));
const trailers = late(() => import('#atoms/course/trailer.ts'));
const covers = late(() => import('#atoms/upload/covers.ts'));
const lectures = late(() => import('#atoms/lecture/editor.ts'));
const avatar = late(() => import('#atoms/account/avatar.ts'));

const lectureEditor = async () => (await lectures.load()).lectureEditor;

/** Tells uploads where their engine lies, and who takes what they become: none of it is loaded before it is needed. */
export function registerUploads(): void {
  wakeBy(engine.load);
  takenBy('lecture', lectureEditor);
  takenBy('courseLecture', courses.load);
  takenBy('trailer', trailers.load);
  takenBy('cover', async ({ owner }) => {
    const { takesCovers } = await covers.load();
    if (owner === 'lecture') takesCovers(await lectureEditor());
    if (owner === 'profile') takesCovers((await avatar.load()).avatarOwner);
  });
}
