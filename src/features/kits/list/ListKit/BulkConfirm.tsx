import styled from 'styled-components';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './bulkMessages.ts';
import type { BulkQuestion } from './types.ts';

interface BulkConfirmProps extends BulkQuestion {
  /** «Опубликовать» */
  label: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done with many rows, and says what comes of it for each. */
export function BulkConfirm({ title, text, lines, label, onConfirm, onClose }: BulkConfirmProps) {
  const t = useMessages(messages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {label} {groupDigits(lines.length)}
          </Button>
        </>
      }
    >
      <List>
        {lines.map(({ id, name, note, value, former }) => (
          <Line key={id}>
            <div>
              <Name>{name}</Name>
              {note !== undefined && <Note>{note}</Note>}
            </div>
            <Value>
              {value}
              {former !== undefined && <Former>{former}</Former>}
            </Value>
          </Line>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  ${type.body}
`;

const Line = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[2]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Name = styled.div`
  overflow-wrap: anywhere;
`;

const Note = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;

const Value = styled.div`
  flex: none;
  ${tabular}
  font-weight: ${weight.strong};
  text-align: right;
`;

const Former = styled.s`
  display: block;
  ${type.caption}
  color: ${color.ink2};
  font-weight: ${weight.regular};
`;
