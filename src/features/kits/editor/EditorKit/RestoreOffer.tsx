import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Editable } from '#atoms/editor/config.ts';
import type { DraftOffer } from '#atoms/editor/offers.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import type { BareKind } from './kind.ts';
import { useEditorKey, useEditorPart } from './place.ts';
import { RestoreBanner } from './RestoreBanner/RestoreBanner.tsx';
import { useMoments } from './useMoments.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface RestoreOfferProps<Item extends Editable, Fields extends object> {
  kind: BareKind<Item, Fields>;
}

/** What an earlier visit left unsaved: taken back whole, thrown away, or put together field by field. */
export function RestoreOffer<Item extends Editable, Fields extends object>({
  kind,
}: RestoreOfferProps<Item, Fields>) {
  const offer = useEditorPart(kind.editor.offerAtom);
  return offer === null ? null : <Offered kind={kind} offer={offer} />;
}

interface OfferedProps<Item extends Editable, Fields extends object> extends RestoreOfferProps<Item, Fields> {
  offer: DraftOffer<Fields>;
}

function Offered<Item extends Editable, Fields extends object>({
  kind: { editor, texts, fields },
  offer: { keptAt, serverUpdatedAt, differences, fields: device },
}: OfferedProps<Item, Fields>) {
  const key = useEditorKey();
  const own = texts[useLanguage()];
  const moments = useMoments();
  const platform = useAtomValue(editor.serverAtom(key));
  const restore = useSetAtom(editor.restoreAtom);
  const discard = useSetAtom(editor.discardAtom);
  const choose = useSetAtom(editor.chooseAtom);
  const [comparing, setComparing] = useState(false);
  return (
    <>
      <RestoreBanner
        keptAt={moments.short(keptAt)}
        changed={serverUpdatedAt === null ? null : own.changed(moments.at(serverUpdatedAt))}
        differences={differences.length}
        onDiscard={() => discard(key)}
        onCompare={() => setComparing(true)}
        onRestore={() => restore(key)}
      />
      {comparing && (
        <VersionsDialog
          mode="restore"
          fields={fields}
          differences={differences}
          platform={platform}
          device={device}
          platformAt={serverUpdatedAt === null ? null : moments.full(serverUpdatedAt)}
          deviceAt={moments.full(keptAt)}
          onDone={({ device: chosen }) => {
            setComparing(false);
            choose({ key, fields: chosen });
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
