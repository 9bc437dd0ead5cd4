import styled from 'styled-components';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** A file that is not sent, and why. */
export interface RefusedFile {
  name: string;
  reason: string;
}

interface RefusedFilesRequest {
  refused: readonly RefusedFile[];
  /** What became of the other files of the same gift, or what would have been taken. */
  note?: string;
}

declare module '#atoms/ui/modal.ts' {
  interface ModalRegistry {
    refusedFiles: RefusedFilesRequest;
  }
}

export interface RefusedFilesProps extends RefusedFilesRequest {
  onClose: () => void;
}

/** The files of a gift that are not sent, each with its reason. */
export function RefusedFiles({ refused, note, onClose }: RefusedFilesProps) {
  const t = useMessages(messages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.refusedTitle(refused.length)}
      description={note}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.understood}
        </Button>
      }
    >
      <List>
        {refused.map(({ name, reason }, index) => (
          <Item key={index}>
            <Glyph name="attention" />
            <div>
              <Name>{name}</Name>
              <Reason>{reason}</Reason>
            </div>
          </Item>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${space[2]};
  ${type.body}

  > svg {
    margin-top: 2px;
  }
`;

const Name = styled.div`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Reason = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;
