import { errorWords } from '#api/api-error.ts';
import type { Copies, Copy, CopyWish } from '#atoms/copy/copy.ts';
import type { Store } from '#atoms/store.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { showErrorAtom, showToastAtom } from '#atoms/ui/toast.ts';
import { until } from '#atoms/until.ts';
import type { Kind } from '#domain/kinds.ts';
import { newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { withTimeout } from '#lib/loading/late.ts';
import { logFailure } from '#lib/log.ts';
import { copyMessages } from './copyMessages.ts';

/** The item to copy, and its list. */
interface Copying extends Copies {
  store: Store;
  id: string;
  /** Leads to a route. */
  open: (route: string) => void;
}

/** Opens the editor of what was begun, or says why nothing was. */
export function openBegun(
  { store, open }: Pick<Copying, 'store' | 'open'>,
  { to, isBegun, said }: { to: Kind; isBegun: boolean; said?: { title: string; description: string } },
): void {
  const t = copyMessages[store.get(languageAtom)];
  const route = newRoute(to);
  if (isBegun) {
    open(route);
    store.set(showToastAtom, { kind: 'success', title: t.begunTitle, description: t.begun, ...said });
    return;
  }
  const action = { label: t.toBegun, run: () => open(route) };
  store.set(showToastAtom, { kind: 'error', description: t.busy, action });
}

/** Opens the editor of what is begun as a copy, or says why nothing was. Fails where a call does. */
export async function beginCopy(
  place: Pick<Copying, 'store' | 'open'>,
  { copy, to, wish }: { copy: Copy; to: Kind; wish: CopyWish },
): Promise<void> {
  openBegun(place, { to, isBegun: await place.store.set(copy.beginAtom, wish) });
}

/** Copies at once what asks nothing. The original is read first, as its editor shows it. */
async function copyAtOnce(copying: Copying, copy: Copy, to: Kind): Promise<void> {
  const { store, id } = copying;
  const release = await until(store, copy.originalAtom(id), ({ status }) => status !== 'loading');
  try {
    const { status, error } = store.get(copy.originalAtom(id));
    if (status === 'notFound') return store.set(showErrorAtom, copyMessages[store.get(languageAtom)].gone);
    if (status === 'failed') throw error;
    await beginCopy(copying, { copy, to, wish: { id } });
  } finally {
    release();
  }
}

/** Tells the author why nothing was copied. */
function tell(store: Store, error: unknown): void {
  logFailure('Nothing was copied', error);
  store.set(showErrorAtom, errorWords(error, store.get(languageAtom)));
}

/**
 * «Дублировать»: opens the editor of a new one that holds what the original does, or asks first what is to be decided. Nothing is made
 * on the platform.
 */
export async function duplicate(copying: Copying): Promise<void> {
  const { store, kind, code, id, open } = copying;
  try {
    const { loadCopy } = await withTimeout(code());
    const { copy } = await withTimeout(loadCopy());
    if (copy.asks) store.set(openModalAtom, { modalName: 'duplicate', props: { kind, id, copy, open } });
    else await copyAtOnce(copying, copy, kind);
  } catch (error) {
    tell(store, error);
  }
}
