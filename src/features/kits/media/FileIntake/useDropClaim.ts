import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { claimDropsAtom, type DropClaim } from '#atoms/ui/dropClaim.ts';

interface Claim extends Partial<Pick<DropClaim, 'many'>>, Pick<DropClaim, 'label' | 'take'> {
  /** The screen does not take files just now: one is on its way already. */
  disabled?: boolean;
}

/** Claims files that are dropped on the window or pasted while this screen is shown. See `DropClaim` for who gets what. */
export function useDropClaim({ label, many = false, take, disabled = false }: Claim): void {
  const claim = useSetAtom(claimDropsAtom);
  const taken = useEffectEvent(take);
  useEffect(() => {
    if (disabled) return;
    return claim({ label, many, take: (picked) => taken(picked) });
  }, [claim, disabled, label, many]);
}
