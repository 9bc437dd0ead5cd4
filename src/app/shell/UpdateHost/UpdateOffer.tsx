import { useAtomValue, useSetAtom } from 'jotai';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { putOffVersionAtom } from '#atoms/ui/version.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { Banner } from '#components/feedback/Banner/Banner.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { takeNewer } from '../../worker/takeNewer.ts';
import { messages } from './messages.ts';

/** The offer to switch to a newer console. */
export function UpdateOffer() {
  const t = useMessages(messages);
  const { active } = useAtomValue(uploadsSummaryAtom);
  const putOff = useSetAtom(putOffVersionAtom);
  const [going, setGoing] = useState(false);
  const go = async () => {
    setGoing(true);
    await takeNewer();
  };
  return (
    <Place
      icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden />}
      title={t.title}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={putOff}>
            {t.later}
          </Button>
          <Button variant="primary" size="small" disabled={active > 0} busy={going} onClick={() => void go()}>
            {t.reload}
          </Button>
        </>
      }
    >
      {active > 0 ? t.uploads(active) : t.kept}
    </Place>
  );
}

/** Extends past the column, so that its text is aligned with the column. */
const Place = styled(Banner)`
  margin: 0 -16px ${space[4]};
`;
