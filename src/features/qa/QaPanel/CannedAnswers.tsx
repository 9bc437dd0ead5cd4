import { useAtom, useSetAtom } from 'jotai';
import { BookmarkPlus, MessageSquareText, X } from 'lucide-react';
import styled from 'styled-components';
import { cannedAnswersAtom } from '#atoms/qa/canned.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** So much of an answer is shown in a menu, characters. */
const shown = 48;
const short = (text: string) => (text.length > shown ? `${text.slice(0, shown).trimEnd()}…` : text);

interface CannedAnswersProps {
  answer: string;
  /** Gets the answer with the chosen one put after it. */
  onUse: (answer: string) => void;
}

/** Answers at hand: put into the field, kept from it, taken away. They are of this device, and the menu says so. */
export function CannedAnswers({ answer, onUse }: CannedAnswersProps) {
  const t = useMessages(messages);
  const [canned, change] = useAtom(cannedAnswersAtom);
  const showToast = useSetAtom(showToastAtom);
  const typed = answer.trim();

  const keep = () => {
    change((answers) => [typed, ...answers.filter((one) => one !== typed)]);
    showToast({ kind: 'success', description: t.kept });
  };
  const items: MenuItem[] = canned.map((text) => ({
    id: `use ${text}`,
    label: short(text),
    onSelect: () => onUse(typed === '' ? text : `${typed}\n\n${text}`),
  }));
  if (canned.length === 0) items.push({ id: 'none', label: t.noCanned, disabled: true });
  items.push('separator', {
    id: 'keep',
    label: t.keep,
    icon: <BookmarkPlus {...icon} />,
    disabled: typed === '' || canned.includes(typed),
    onSelect: keep,
  });
  if (canned.length > 0) {
    items.push({
      id: 'forget',
      label: t.forget,
      icon: <X {...icon} />,
      items: canned.map((text) => ({
        id: `forget ${text}`,
        label: short(text),
        onSelect: () => change((answers) => answers.filter((one) => one !== text)),
      })),
    });
  }
  return (
    <Line>
      <Menu
        heading={t.cannedWhere}
        items={items}
        renderTrigger={(trigger) => (
          <Button {...trigger} variant="quiet" icon={<MessageSquareText {...icon} />}>
            {t.canned}
          </Button>
        )}
      />
    </Line>
  );
}

const Line = styled.div`
  margin: ${space[1]} -10px 0;
`;
