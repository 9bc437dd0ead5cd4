import { useState } from 'react';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { RadioGroup } from '#components/forms/RadioGroup/RadioGroup.tsx';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { fold } from '#lib/text/fold.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { findByKeys } from '#lib/text/otherLayout.ts';
import styled from 'styled-components';
import { space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** A module that things can be moved to. */
interface MoveTarget {
  id: string;
  name: string;
  /** From 1. */
  number: number;
  /** «4 лекции · 1 ч 21 мин» */
  totals: string;
  /** What is moved stands here. */
  isHome: boolean;
}

interface MoveDialogProps {
  /** How many things are moved. */
  count: number;
  modules: readonly MoveTarget[];
  /** Gets the module, and whether they go to its beginning. */
  onMove: (moduleId: string, where: 'first' | 'last') => void;
  onClose: () => void;
}

/** Where things are moved, chosen from a list: the same as a drag, for keys and for phones. */
export function MoveDialog({ count, modules, onMove, onClose }: MoveDialogProps) {
  const t = useMessages(messages);
  const [search, setSearch] = useState('');
  const [to, setTo] = useState<string | null>(null);
  const [where, setWhere] = useState<'first' | 'last'>('last');
  const found = findByKeys(search.trim(), (text) =>
    modules.filter(({ name }) => fold(name).includes(fold(text))),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title(count)}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" disabled={to === null} onClick={() => to !== null && onMove(to, where)}>
            {t.move}
          </Button>
        </>
      }
    >
      <Body>
        {modules.length > 8 && (
          <SearchField
            label={t.search}
            placeholder={t.search}
            size="regular"
            value={search}
            onChange={setSearch}
          />
        )}
        <RadioGroup
          label={t.modules}
          options={found.map(({ id, name, number, totals, isHome }) => ({
            value: id,
            label: `${number}. ${name}`,
            hint: isHome ? t.home(totals) : totals,
          }))}
          value={to}
          onChange={setTo}
        />
        <RadioGroup
          label={t.place}
          columns={2}
          options={[
            { value: 'first', label: t.first },
            { value: 'last', label: t.last },
          ]}
          value={where}
          onChange={setWhere}
        />
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
