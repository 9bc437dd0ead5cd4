import styled from 'styled-components';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Kbd } from '#components/primitives/Kbd/Kbd.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination } from '#lib/keys.ts';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { menuKeys, shortcutsKey } from './keys.ts';
import { messages } from './messages.ts';

declare module '#atoms/ui/modal.ts' {
  interface ModalRegistry {
    shortcuts: Record<never, never>;
  }
}

export interface ShortcutsProps {
  /** Esc or the cross asked to close. */
  onClose: () => void;
}

/** The name that stands on the key itself. */
const spaceKey = 'Space';

/** All keys of the console, by where they work. Opened by «?» on any screen. */
export function Shortcuts({ onClose }: ShortcutsProps) {
  const t = useMessages(messages);
  const groups: { title: string; rows: [string, ...string[]][] }[] = [
    {
      title: t.everywhere,
      rows: [
        [t.search, combination('K')],
        [t.menu, menuKeys],
        [t.context, 'Shift\u00A0F10'],
        [t.news, 'F8'],
        [t.close, 'Esc'],
        [t.shortcuts, shortcutsKey],
      ],
    },
    {
      title: t.lists,
      rows: [
        [t.row, '↓', '↑'],
        [t.ends, 'Home', 'End'],
        [t.openRow, 'Enter'],
        [t.select, spaceKey],
        [t.selectTo, 'Shift\u00A0↓', 'Shift\u00A0↑'],
        [t.selectAll, combination('A')],
      ],
    },
    {
      title: t.editor,
      rows: [
        [t.save, combination('S')],
        [t.undo, combination('Z')],
        [t.redo, combination('Shift\u00A0Z')],
        [t.preview, combination('Shift\u00A0E')],
        [t.mark, 'C'],
      ],
    },
    {
      title: t.planner,
      rows: [
        [t.views, '1', '2', '3', '4'],
        [t.today, 'T'],
        [t.walk, t.arrows],
        [t.openEvent, 'Enter'],
        [t.turn, 'Page\u00A0Up', 'Page\u00A0Down'],
        [t.planNew, '+'],
        // The console's own font has no arrows to the sides.
        [t.carry, `Shift\u00A0${t.left}`, t.right],
      ],
    },
  ];
  return (
    <Dialog open onClose={onClose} title={t.title} width={680}>
      <Columns>
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <Title>{title}</Title>
            <List>
              {rows.map(([name, ...keys]) => (
                <Row key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {keys.map((key, at) => (
                      <span key={key}>
                        {at > 0 && <Or> {t.or} </Or>}
                        <Key keys={key} />
                      </span>
                    ))}
                  </dd>
                </Row>
              ))}
            </List>
          </section>
        ))}
      </Columns>
    </Dialog>
  );
}

/** Two columns, filled down; one on a phone. */
const Columns = styled.div`
  columns: 2;
  column-gap: ${space[8]};

  > section {
    break-inside: avoid;
    margin-bottom: ${space[6]};
  }

  ${media.phone} {
    columns: 1;
  }
`;

const Title = styled.h3`
  margin: 0 0 ${space[1]};
  ${type.caption}
  color: ${color.ink3};
`;

const List = styled.dl`
  margin: 0;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 32px;
  border-bottom: 1px solid ${color.line};
  ${type.body}

  dd {
    flex: none;
    margin: 0;
  }
`;

const Or = styled.span`
  ${type.caption}
  color: ${color.ink3};
`;

const Key = styled(Kbd)`
  color: ${color.ink};
  font-weight: ${weight.strong};

  /* Elsewhere a key is left out where a keyboard is unlikely. Here it is what one came for. */
  ${media.noKeyboard} {
    display: inline;
  }
`;
