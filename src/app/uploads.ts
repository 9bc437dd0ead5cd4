import { registerTargetCode } from '#atoms/upload/targetCode.ts';
import { wakeBy } from '#atoms/upload/wake.ts';
import { late } from '#lib/loading/late.ts';

const engine = late(() => import('#atoms/upload/start.ts'));
const targets = late(() => import('./uploadTargets.ts'));

/** Tells the uploads how to load their engine and the code of their targets: nothing of it is loaded before it is needed. */
export function registerUploads(): void {
  wakeBy(engine.load);
  registerTargetCode(async (target) => (await targets.load()).loadTargetCode(target));
}
