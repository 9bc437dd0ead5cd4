import { useAtomValue } from 'jotai';
import { CircleMinus, Globe, SendHorizontal } from 'lucide-react';
import { termsEditor } from '#atoms/publication/editor.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { PublicationMove } from '#features/kits/publication/PublicationRail/usePublicationMove.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };
const icons = {
  requestApproval: <SendHorizontal {...icon} />,
  publish: <Globe {...icon} />,
  unpublish: <CircleMinus {...icon} />,
};

interface PublicationFootProps {
  termsKey: string;
  next: PublicationMove;
  onSave: () => void;
}

/** The next step of a publication. While its price is not saved, that comes first. */
export function PublicationFoot({ termsKey, next, onSave }: PublicationFootProps) {
  const t = useMessages(messages);
  const { dirty, saving } = useAtomValue(termsEditor.editorAtom(termsKey));
  return (
    <>
      {dirty && (
        <Button variant="primary" size="large" busy={saving} busyText={t.saving} onClick={onSave}>
          {t.save}
        </Button>
      )}
      {next.move !== null && (
        <Button
          variant={dirty || next.move === 'unpublish' ? 'secondary' : 'primary'}
          size="large"
          icon={icons[next.move]}
          busy={next.busy}
          busyText={next.busyText}
          onClick={next.press}
        >
          {next.label}
        </Button>
      )}
    </>
  );
}
