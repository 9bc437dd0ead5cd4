import { useAtomValue, type Atom } from 'jotai';
import styled from 'styled-components';
import { imageUrl } from '#api/upload/image-url.ts';
import type { Editable } from '#atoms/editor/config.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { EditorTitle } from '#features/kits/editor/EditorKit/EditorTitle.tsx';
import type { EditorKind, NamedFields } from '#features/kits/editor/EditorKit/kind.ts';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { space } from '#theme/tokens.ts';

interface ProgramTitleProps<Item extends Editable, Fields extends NamedFields> {
  kind: EditorKind<Item, Fields>;
  cover: { fieldAtom: (key: string, name: 'imageId') => Atom<string | null> };
}

/** The title with a small cover before it, so that it is seen on every tab what is edited. */
export function ProgramTitle<Item extends Editable, Fields extends NamedFields>({
  kind,
  cover,
}: ProgramTitleProps<Item, Fields>) {
  const key = useEditorKey();
  const imageId = useAtomValue(cover.fieldAtom(key, 'imageId'));
  return (
    <Line>
      {imageId !== null && <Cover src={imageUrl(imageId)} alt="" size="list" loading="eager" />}
      <Words>
        <EditorTitle editor={kind.editor} texts={kind.texts[useLanguage()]} />
      </Words>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};

  > :first-child {
    flex: none;
  }

  ${media.phone} {
    gap: ${space[3]};
  }
`;

const Words = styled.div`
  && {
    flex: 1;
  }

  min-width: 0;
`;
