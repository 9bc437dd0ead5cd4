import { useAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { heldGiftAtom } from '#atoms/ui/heldGift.ts';
import { useDropClaim } from '#features/kits/media/FileIntake/useDropClaim.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { giftMessages } from './giftMessages.ts';
import { useProgramDesk } from './program.ts';

const { Part: GiftDialog } = preloadable(
  async () => ({ default: (await import('./GiftDialog.tsx')).GiftDialog }),
  { closes: ({ onClose }) => onClose },
);

/** Takes what is dropped beside the rows of the programme, and shows what becomes of it. */
export function GiftHost() {
  const { view } = useProgramDesk();
  const t = useMessages(giftMessages);
  const [gift, setGift] = useAtom(view.giftAtom);
  const [held, setHeld] = useAtom(heldGiftAtom);
  // It was dropped on the list, and this is what is made of it.
  useEffect(() => {
    if (held === null) return;
    setGift(held);
    setHeld(null);
  }, [held, setGift, setHeld]);
  useDropClaim({ label: t.drop, many: true, take: setGift });
  if (gift === null) return null;
  return (
    <Suspense fallback={null}>
      <GiftDialog gift={gift} onClose={() => setGift(null)} />
    </Suspense>
  );
}
