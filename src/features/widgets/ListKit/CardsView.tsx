import styled from 'styled-components';
import type { Entity } from '#atoms/pages.ts';
import { useRowSelection } from '#components/data/DataTable/useRowSelection.ts';
import { MediaGrid } from '#components/data/MediaGrid/MediaGrid.tsx';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { color, motion, radius, shadow, space } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useRowMenu } from './useRowMenu.tsx';

/** The rows as cards, each with a checkbox in the corner where something can be done with several. */
export function CardsView<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const t = useMessages(messages);
  const openMenu = useRowMenu(screen);
  const { props, list, selected, select } = screen;
  const selection = useRowSelection({ rows: list.items, rowId: ({ id }) => id, selected, onSelect: select });
  return (
    <MediaGrid label={props.texts.title}>
      {list.items.map((row, index) => (
        <Card key={row.id} $selecting={selected.size > 0}>
          {props.bulk && (
            <Corner>
              <Checkbox
                label={t.selectRow(props.rowName(row))}
                labelHidden
                checked={selected.has(row.id)}
                onChange={() => selection.toggle(index)}
                onClick={(event) => {
                  if (!event.shiftKey) return;
                  event.preventDefault();
                  selection.extend(index, index);
                }}
              />
            </Corner>
          )}
          {props.card?.(row, {
            selected: selected.has(row.id),
            onMenu: (event) => openMenu(event, row),
          })}
        </Card>
      ))}
    </MediaGrid>
  );
}

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  top: ${space[2]};
  left: ${space[2]};
  display: flex;
  padding: 4px 6px;
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.low};
`;

/** Until something is selected the checkbox comes under the pointer or with the focus; on touch, from the menu. */
const Card = styled.div<{ $selecting: boolean }>`
  position: relative;

  > ${Corner} {
    opacity: ${(p) => (p.$selecting ? 1 : 0)};
    transition: opacity ${motion.fast} ${motion.ease};

    @media (hover: none) {
      display: ${(p) => (p.$selecting ? 'flex' : 'none')};
    }

    &:focus-within {
      opacity: 1;
    }
  }

  ${media.hover} {
    &:hover > ${Corner} {
      opacity: 1;
    }
  }
`;
