import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { preferenceAtom } from '#atoms/ui/preference.ts';
import { changeQuery, readQuery, type LectureQuery, type View } from './listQuery.ts';

/** How lists of lectures were last looked at on this device. */
const viewAtom = preferenceAtom<View>('lectures.view', 'cards', v.picklist(['cards', 'table']));

export interface LectureQueryHandle {
  query: LectureQuery;
  /** The address' view, else the one of this device. */
  view: View;
  /** Puts changes in the address. A filter is a step that Back undoes; typing, order and view replace the entry. */
  change: (patch: Partial<LectureQuery>, how?: 'push' | 'replace') => void;
  /** Changes the view, here and for later visits. */
  changeView: (view: View) => void;
}

/** What the list shows, kept in the address: Back, a reload and a copied link find it again. */
export function useLectureQuery(): LectureQueryHandle {
  const [address, setAddress] = useSearchParams();
  const [deviceView, setDeviceView] = useAtom(viewAtom);
  const query = readQuery(address);
  const change = (patch: Partial<LectureQuery>, how: 'push' | 'replace' = 'replace') =>
    setAddress((present) => changeQuery(present, patch), { replace: how === 'replace' });
  return {
    query,
    view: query.view ?? deviceView,
    change,
    changeView: (view) => {
      setDeviceView(view);
      change({ view });
    },
  };
}
