import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { CloudUpload } from 'lucide-react';
import { useEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropClaimAtom } from '#atoms/ui/dropClaim.ts';
import { heldImportAtom } from '#atoms/ui/heldImport.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { color, layer, motion, radius, shadow, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import { useWindowDrop } from './useWindowDrop.ts';

/** The code that uploads files is loaded with the first of them: it is too large to be part of every screen. */
const intakeCode = late(() => import('#features/kits/media/FileIntake/takeFiles.ts'));

/** Lists on which a dropped file becomes a new row, by their addresses. */
const made = { '/courses': 'toCourse', '/marathons': 'toMarathon' } as const;
const isMade = (path: string): path is keyof typeof made => path in made;

/** Handles files over the window: says what a drop will do, and does it. See `DropClaim` for who gets which files. */
export function WindowDrop() {
  const t = useMessages(messages);
  const claim = useAtomValue(dropClaimAtom);
  const store = useStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const list = isMade(pathname) ? pathname : null;
  const showError = useSetAtom(showErrorAtom);
  const takeFiles = async (picked: PickedFile[]) => {
    const intake = await intakeCode.load().catch(() => null);
    if (intake === null) showError(t.noIntake);
    else intake.takeFiles(store, picked);
  };
  const { over } = useWindowDrop((picked) => {
    if (picked.length === 0) {
      showError(t.nothing);
      return;
    }
    if (claim === null && list !== null) {
      store.set(heldImportAtom, picked);
      void navigate(`${list}/new?tab=program`);
      return;
    }
    if (claim === null) {
      void takeFiles(picked);
      return;
    }
    const [claimed, others] = claim.many ? [picked, []] : [picked.slice(0, 1), picked.slice(1)];
    claim.take(claimed);
    if (others.length > 0) void takeFiles(others);
  });
  // Files are usually held over the window for a moment before they are dropped.
  useEffect(() => {
    if (over) void intakeCode.load().catch(() => undefined);
  }, [over]);

  return (
    <div role="status">
      {over && (
        <Edge>
          <Word>
            <CloudUpload size={20} strokeWidth={1.5} aria-hidden />
            {claim?.label ?? t[list === null ? 'toLibrary' : made[list]]}
          </Word>
        </Edge>
      )}
    </div>
  );
}

const enter = keyframes`
  from { opacity: 0; }
`;

/** A frame around the window; the content stays visible and usable. */
const Edge = styled.div`
  position: fixed;
  inset: ${space[2]};
  z-index: ${layer.toast};
  display: flex;
  align-items: flex-end;
  justify-content: center;
  padding: ${space[10]} ${space[4]};
  border: 2px solid ${color.accent};
  border-radius: ${radius.bar};
  pointer-events: none;
  animation: ${enter} ${motion.fast} ${motion.ease};
`;

const Word = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  color: ${color.ink};
  ${type.body}
  font-weight: ${weight.strong};

  > svg {
    flex: none;
    color: ${color.accent};
  }
`;
