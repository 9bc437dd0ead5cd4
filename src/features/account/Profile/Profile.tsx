import { useAtomValue } from 'jotai';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { BareEditorScreen } from '#features/kits/editor/EditorKit/EditorScreen.tsx';
import { EditorReadiness } from '#features/kits/editor/EditorKit/EditorReadiness.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { messages } from './messages.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { profileKind } from './profileKind.ts';
import { PublicCard } from './PublicCard.tsx';

/** What the author tells of themselves, beside how clients see it; and the settings of the console. */
export function Profile() {
  const author = useAtomValue(authorAtom);
  if (author === null) return null;
  return (
    <BareEditorScreen
      kind={profileKind}
      editorKey={author.id}
      title={<Title />}
      status={<Role />}
      rail={
        <>
          <PublicCard />
          <EditorReadiness />
        </>
      }
    >
      <ProfileForm />
    </BareEditorScreen>
  );
}

function Title() {
  const t = useMessages(messages);
  useTitle(t.title);
  return t.title;
}

const roleAtom = profileEditor.partAtom(({ item }) => item?.role ?? '');

/** The author's role; one that the console does not know stays as it came. */
function Role() {
  const t = useMessages(messages);
  const role = useEditorPart(roleAtom);
  const names = new Map([
    ['expert', t.expert],
    ['teacher', t.teacher],
    ['admin', t.admin],
  ]);
  return <span>{names.get(role) ?? role}</span>;
}
