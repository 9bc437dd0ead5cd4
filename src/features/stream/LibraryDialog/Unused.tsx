import { useSetAtom } from 'jotai';
import { Copy } from 'lucide-react';
import { showErrorAtom, showToastAtom } from '#atoms/ui/toast.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { unusedOf, weightOf } from '#domain/stream/library.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import * as S from './LibraryDialog.styles.ts';
import { messages } from './messages.ts';

interface UnusedProps {
  streams: readonly Stream[];
  /** The author goes to the list. */
  onLeave: () => void;
}

/** What nothing uses, and how much it weighs. The contract has no call that removes: all of them can be told to the platform by their ids. */
export function Unused({ streams, onLeave }: UnusedProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const showToast = useSetAtom(showToastAtom);
  const showError = useSetAtom(showErrorAtom);
  const unused = unusedOf(streams);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(unused.map(({ id }) => id).join('\n'));
      showToast({ kind: 'success', description: t.copied });
    } catch {
      showError(t.notCopied);
    }
  };
  return (
    <section aria-label={t.unused}>
      <S.Heading>{t.unused}</S.Heading>
      {unused.length === 0 ? (
        <S.Note>{t.noneUnused}</S.Note>
      ) : (
        <>
          <S.Sum>
            {t.unusedSum(groupDigits(unused.length), unused.length, formatBytes(weightOf(unused), language))}
          </S.Sum>
          <S.Actions>
            <ButtonLink as={RouterLink} size="small" href="/streams?use=none&sort=largest" onClick={onLeave}>
              {t.show}
            </ButtonLink>
            <Button
              size="small"
              variant="quiet"
              icon={<Copy size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => void copy()}
            >
              {t.copyIds}
            </Button>
          </S.Actions>
          <S.Note>{t.kept}</S.Note>
        </>
      )}
    </section>
  );
}
