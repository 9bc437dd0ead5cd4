import { useAtomValue, useSetAtom } from 'jotai';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { newVersionAtom, putOffVersionAtom } from '#atoms/ui/version.ts';
import { uploadsSummaryAtom } from '#atoms/uploads/entries.ts';
import { Banner } from '#components/feedback/Banner/Banner.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** Offers the newer console once the server has one. Nothing typed is lost by it, and nobody is made to take it. */
export function UpdateHost() {
  const t = useMessages(messages);
  const offered = useAtomValue(newVersionAtom);
  const { active } = useAtomValue(uploadsSummaryAtom);
  const putOff = useSetAtom(putOffVersionAtom);
  // The region stands before its words come, or some readers miss them.
  return (
    <div role="status">
      {offered && (
        <Place
          icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden />}
          title={t.title}
          actions={
            <>
              <Button size="small" onClick={putOff}>
                {t.later}
              </Button>
              <Button size="small" disabled={active > 0} onClick={() => location.reload()}>
                {t.reload}
              </Button>
            </>
          }
        >
          {active > 0 ? t.uploads(active) : t.kept}
        </Place>
      )}
    </div>
  );
}

/** Reaches past the column, so that its words keep the column's edge. */
const Place = styled(Banner)`
  margin: 0 -16px ${space[4]};
`;
