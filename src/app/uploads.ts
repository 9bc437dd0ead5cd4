import { takenBy } from '#atoms/upload/takers.ts';
import { wakeBy } from '#atoms/upload/wake.ts';
import { late } from '#lib/loading/late.ts';

const engine = late(() => import('#atoms/upload/start.ts'));
const takers = late(() => import('./takers.ts'));

/** Tells the uploads how to load their engine and the takers of their results: nothing of it is loaded before it is needed. */
export function registerUploads(): void {
  wakeBy(engine.load);
  takenBy(async (target) => (await takers.load()).loadTaker(target));
}
