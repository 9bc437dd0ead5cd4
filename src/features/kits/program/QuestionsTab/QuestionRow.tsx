import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { handled } from '#api/api-error.ts';
import type { QaEntry, QaUpdate } from '#domain/qa/schema.ts';
import { bringBackQaAtom } from '#atoms/qa/bringBack.ts';
import { qaDraftAtom, type QaContent } from '#atoms/qa/inPlace.ts';
import { patchQaAtom } from '#atoms/qa/qa.ts';
import { removeQaAtom } from '#atoms/qa/removing.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { QuestionForm } from './QuestionForm.tsx';

interface QuestionRowProps {
  content: QaContent;
  entry: QaEntry;
  /** The order numbers of its neighbours, whose places it may take; null at the ends. */
  above: number | null;
  below: number | null;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What can be done with a question besides writing in it. */
function useRowItems({ content, entry, above, below }: QuestionRowProps): MenuItem[] {
  const t = useMessages(messages);
  const update = useSetAtom(patchQaAtom);
  const remove = useSetAtom(removeQaAtom);
  const bringBack = useSetAtom(bringBackQaAtom);
  const showToast = useSetAtom(showToastAtom);

  const change = (patch: Pick<QaUpdate, 'status' | 'orderNumber'>) => void handled(update({ entry, patch }));

  const takeOut = async () => {
    await remove(entry.id);
    const back = () => void handled(bringBack({ content, entry }));
    showToast({ kind: 'success', description: t.removed, action: { label: t.undo, run: back } });
  };

  const hidden = entry.status === 'hidden';
  return [
    hidden
      ? {
          id: 'show',
          label: t.show,
          icon: <Eye {...icon} />,
          onSelect: () => change({ status: shownAs(entry) }),
        }
      : {
          id: 'hide',
          label: t.hide,
          icon: <EyeOff {...icon} />,
          onSelect: () => change({ status: 'hidden' }),
        },
    {
      id: 'up',
      label: t.up,
      icon: <ArrowUp {...icon} />,
      disabled: above === null,
      onSelect: () => above !== null && change({ orderNumber: above }),
    },
    {
      id: 'down',
      label: t.down,
      icon: <ArrowDown {...icon} />,
      disabled: below === null,
      onSelect: () => below !== null && change({ orderNumber: below }),
    },
    'separator',
    {
      id: 'remove',
      label: t.remove,
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () => void handled(takeOut()),
    },
  ];
}

/** A question with its answer; pressed, it becomes the form. */
export function QuestionRow({ content, entry, above, below }: QuestionRowProps) {
  const t = useMessages(messages);
  const written = useAtomValue(qaDraftAtom(entry.id)) !== null;
  const [opened, setOpened] = useState(false);
  const items = useRowItems({ content, entry, above, below });
  const opener = useRef<HTMLButtonElement>(null);
  const ofForm = useFocusFallback(() => opener.current);
  if (opened || written) {
    return (
      <div {...ofForm}>
        <QuestionForm content={content} entry={entry} onClose={() => setOpened(false)} />
      </div>
    );
  }

  return (
    <Root>
      <Words>
        <Question>{entry.question}</Question>
        {entry.answer && <Answer>{entry.answer}</Answer>}
        <StatusOf kind="qa" status={entry.status} size="small" />
      </Words>
      <Actions>
        <Button
          ref={opener}
          size="small"
          variant="quiet"
          aria-label={(entry.answer ? t.edit : t.answerIt)(entry.question)}
          onClick={() => setOpened(true)}
        >
          {entry.answer ? t.change : t.reply}
        </Button>
        <Menu
          label={t.actions(entry.question)}
          align="end"
          items={items}
          renderTrigger={(props) => (
            <IconButton
              {...props}
              size="small"
              label={t.actions(entry.question)}
              icon={<Ellipsis {...icon} />}
            />
          )}
        />
      </Actions>
    </Root>
  );
}

/** What a hidden entry becomes when it is shown again. */
const shownAs = ({ answer }: QaEntry) => (answer?.trim() ? 'published' : 'unanswered');

const Root = styled.article`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[4]} 0;

  ${media.phone} {
    gap: ${space[2]};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Question = styled.h2`
  ${type.body}
  font-weight: ${weight.strong};
`;

const Answer = styled.p`
  ${type.prose}
  color: ${color.ink2};
  white-space: pre-line;
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
`;
