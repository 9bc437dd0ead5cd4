import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  chooseDraftAtom,
  discardDraftAtom,
  restoreDraftAtom,
  type DraftOffer,
  type LectureFields,
} from '#atoms/lectures/editor.ts';
import { RestoreBanner } from '../RestoreBanner/RestoreBanner.tsx';
import { useMoments } from './useMoments.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface RestoreOfferProps {
  editorKey: string;
  offer: DraftOffer;
  server: LectureFields;
}

/** What an earlier visit left unsaved: taken back whole, thrown away, or put together field by field. */
export function RestoreOffer({ editorKey: key, offer, server }: RestoreOfferProps) {
  const moments = useMoments();
  const restore = useSetAtom(restoreDraftAtom);
  const discard = useSetAtom(discardDraftAtom);
  const choose = useSetAtom(chooseDraftAtom);
  const [comparing, setComparing] = useState(false);
  const { keptAt, serverUpdatedAt, differences } = offer;
  return (
    <>
      <RestoreBanner
        keptAt={moments.short(keptAt)}
        changedAt={serverUpdatedAt === null ? null : moments.short(serverUpdatedAt)}
        differences={differences.length}
        onDiscard={() => discard(key)}
        onCompare={() => setComparing(true)}
        onRestore={() => restore(key)}
      />
      {comparing && (
        <VersionsDialog
          mode="restore"
          differences={differences}
          platform={server}
          device={offer.fields}
          platformAt={serverUpdatedAt === null ? null : moments.full(serverUpdatedAt)}
          deviceAt={moments.full(keptAt)}
          onDone={({ device }) => {
            setComparing(false);
            choose({ key, fields: device });
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
