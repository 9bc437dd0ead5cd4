import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import type { Problems } from '#domain/plain-problems.ts';
import {
  openAccountAtom,
  registrationDraftAtom,
  registrationPhotoAtom,
} from '#atoms/session/registrationDraft.ts';
import { cutAvatar } from '#components/forms/AvatarCrop/picture.ts';

/** The fields in the order in which they stand, for the focus. */
const order = ['password', 'firstName', 'lastName', 'country', 'timezone', 'headline', 'bio'];

interface Outcome {
  /** By the name of the field. */
  problems: Problems;
  /** Why the platform refused the whole. */
  refusal: ReactNode;
  /** The photo could not be cut. */
  notCut: boolean;
}

const fine: Outcome = { problems: {}, refusal: null, notCut: false };

/** The id of a field's control, by the name of the field. */
export const idOf = (name: string) => `register-${name}`;

/** The last press of the registration: cuts the avatar, opens the account, and tells what came of it, field by field. */
export function useOpening(texts: { taken: ReactNode }) {
  const open = useSetAtom(openAccountAtom);
  const photo = useAtomValue(registrationPhotoAtom);
  const { area } = useAtomValue(registrationDraftAtom);
  const [outcome, setOutcome] = useState(fine);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ first: string } | null>(null);

  // After the commit: a field may be there only since something is wrong with it.
  useEffect(() => {
    if (wrong !== null) document.getElementById(idOf(wrong.first))?.focus();
  }, [wrong]);

  async function submit(about: object) {
    if (busy) return;
    setOutcome(fine);
    setBusy(true);
    const avatar = photo === null ? null : await cutAvatar(photo, area).catch(() => 'failed' as const);
    if (avatar === 'failed') {
      setBusy(false);
      return setOutcome({ ...fine, notCut: true });
    }
    const result = await open({ about, avatar });
    // Once the author is in, the screen goes.
    setBusy(result.status === 'in');
    if (result.status === 'refused') setOutcome({ ...fine, refusal: result.message });
    if (result.status !== 'invalid') return;
    const { problems } = result;
    setOutcome({ ...fine, problems, refusal: 'email' in problems ? texts.taken : null });
    const first = order.find((name) => name in problems);
    if (first !== undefined) setWrong({ first });
  }

  return {
    ...outcome,
    busy,
    submit,
    /** A field was edited: what was wrong with it is said no more. */
    mend(...names: string[]) {
      const problems = Object.fromEntries(
        Object.entries(outcome.problems).filter(([name]) => !names.includes(name)),
      );
      setOutcome({ ...outcome, problems, notCut: outcome.notCut && !names.includes('image') });
    },
  };
}
