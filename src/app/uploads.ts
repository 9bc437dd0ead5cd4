import { takenBy } from '#atoms/uploads/takers.ts';
import { wakeBy } from '#atoms/uploads/wake.ts';

const lectureEditor = async () => (await import('#atoms/lectures/editor.ts')).lectureEditor;

/** Tells uploads where their engine lies, and who takes what they become: none of it is loaded before it is needed. */
export function registerUploads(): void {
  wakeBy(() => import('#atoms/uploads/start.ts'));
  takenBy('lecture', lectureEditor);
  takenBy('courseLecture', () => import('#atoms/program/uploads.ts'));
  takenBy('cover', async ({ owner }) => {
    const { takesCovers } = await import('#atoms/uploads/covers.ts');
    if (owner === 'lecture') takesCovers(await lectureEditor());
    if (owner === 'profile') takesCovers((await import('#atoms/account/avatar.ts')).avatarOwner);
  });
}
