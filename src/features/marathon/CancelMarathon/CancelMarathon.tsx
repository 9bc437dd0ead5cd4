import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { ArchiveX, Check, UserRoundX, CircleMinus } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { cancelMarathonAtom, cancellingMarathonAtom } from '#atoms/marathon/marathons.ts';
import { cancelReasonsAtom } from '#atoms/ui/cancelReasons.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useAttempt } from '#features/kits/record/Attempt/useAttempt.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface CancelMarathonProps {
  /** What is cancelled. */
  marathon: {
    id: string;
    name: string;
    seatsTaken: number;
    publicationId?: string | null | undefined;
  };
  onClose: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };
const longest = 500;

/** Asks why a marathon is cancelled and names what is lost. Those who enrolled read the reason. */
export function CancelMarathon({ marathon, onClose }: CancelMarathonProps) {
  const t = useMessages(messages);
  const { failure, attempt } = useAttempt();
  const safe = useRef<HTMLButtonElement>(null);
  const [reasons, keepReasons] = useAtom(cancelReasonsAtom);
  const reason = reasons?.[marathon.id] ?? '';
  const [told, setTold] = useState(false);
  const busy = useAtomValue(cancellingMarathonAtom);
  const cancel = useSetAtom(cancelMarathonAtom);
  const showToast = useSetAtom(showToastAtom);
  const text = reason.trim();
  const problem = text === '' ? t.needed : text.length > longest ? t.tooLong(longest) : undefined;

  const run = async () => {
    setTold(true);
    if (problem !== undefined) return;
    const done = await attempt(() => cancel({ id: marathon.id, reason: text }));
    if (done === undefined) return;
    showToast({ kind: 'success', description: t.done });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title(marathon.name)}
      dismissable={!busy}
      initialFocusRef={safe}
      failure={failure}
      footer={
        <>
          <Button ref={safe} disabled={busy} onClick={onClose}>
            {t.keep}
          </Button>
          <Button variant="danger" busy={busy} busyText={t.busy} onClick={() => void run()}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <Body>
        <List>
          {marathon.seatsTaken > 0 && (
            <li>
              <UserRoundX {...icon} />
              {t.people(marathon.seatsTaken)}
            </li>
          )}
          <li>
            <CircleMinus {...icon} />
            {marathon.publicationId ? t.offSale : t.closed}
          </li>
          <li>
            <ArchiveX {...icon} />
            {t.dates}
          </li>
          <Kept>
            <Check {...icon} />
            {t.kept}
          </Kept>
        </List>
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          placeholder={t.placeholder}
          rows={3}
          max={longest}
          value={reason}
          onChange={(text) => keepReasons({ [marathon.id]: text })}
          error={told ? problem : undefined}
        />
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};

  li {
    display: flex;
    gap: ${space[3]};
  }

  svg {
    flex: none;
    margin-top: 2px;
    color: ${color.ink3};
  }
`;

const Kept = styled.li`
  color: ${color.ink2};
`;
