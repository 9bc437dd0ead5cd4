import type { ComponentProps } from 'react';
import { EditorCover } from '#features/kits/editor/EditorKit/EditorCover.tsx';
import { EditorPublication } from '#features/kits/editor/EditorKit/EditorPublication.tsx';
import { EditorReadiness } from '#features/kits/editor/EditorKit/EditorReadiness.tsx';
import { EditorUse } from '#features/kits/editor/EditorKit/EditorUse.tsx';

interface MediaRailProps {
  editor: ComponentProps<typeof EditorCover>['editor'] &
    ComponentProps<typeof EditorPublication>['editor'] &
    ComponentProps<typeof EditorUse>['editor'];
}

/** What stands beside the form of a recording. */
export function MediaRail({ editor }: MediaRailProps) {
  return (
    <>
      <EditorCover editor={editor} />
      <EditorReadiness />
      <EditorPublication editor={editor} />
      <EditorUse editor={editor} />
    </>
  );
}
