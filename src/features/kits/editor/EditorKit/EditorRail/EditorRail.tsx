import type { ComponentPropsWithRef } from 'react';
import { RailPlacementContext } from '../place.ts';
import { Root } from './EditorRail.styles.ts';

export interface EditorRailProps extends ComponentPropsWithRef<'div'> {
  /** Beside the form, with room under it for the upload panel, or in the sheet of a phone. */
  placement: 'rail' | 'sheet';
}

/** What stands beside the form: the cover, what is still lacking, the publication, where it is used; one child each. */
export function EditorRail({ placement, ...rest }: EditorRailProps) {
  return (
    <RailPlacementContext value={placement}>
      <Root {...rest} $placement={placement} />
    </RailPlacementContext>
  );
}
