import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import type { Entity } from '#atoms/pages.ts';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { SortMenu } from './Arrange.tsx';
import { FilterMenu } from './FilterBar.tsx';
import { slowly } from './ListKit.styles.ts';
import type { ListScreenState } from './useListScreen.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface PhoneToolsProps<Row extends Entity> {
  screen: ListScreenState<Row>;
  /** The list has an order to choose. */
  sorts: boolean;
}

/** The filter and the order as buttons of 44 px beside the search. The ring of a refreshing is around the order. Loaded on a phone. */
export default function PhoneTools<Row extends Entity>({ screen, sorts }: PhoneToolsProps<Row>) {
  return (
    <>
      <FilterMenu
        screen={screen}
        renderTrigger={(trigger, label) => (
          <IconButton {...trigger} size="large" label={label} icon={<SlidersHorizontal {...icon} />} />
        )}
      />
      {sorts && (
        <SortMenu
          screen={screen}
          renderTrigger={(trigger, label) => (
            <IconButton
              {...trigger}
              size="large"
              label={label}
              icon={
                <>
                  <ArrowUpDown {...icon} />
                  {screen.list.refreshing && (
                    <Ring>
                      <Spinner size={32} />
                    </Ring>
                  )}
                </>
              }
            />
          )}
        />
      )}
    </>
  );
}

/** A ring around an icon. */
const Ring = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  ${slowly}
`;
