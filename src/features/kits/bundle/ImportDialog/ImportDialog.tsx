import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { OpenBundle } from '#domain/bundle/openBundle.ts';
import { outlineOfBundle } from '#domain/bundle/outline.ts';
import type { Manifest } from '#domain/bundle/schema.ts';
import { newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { OutlineDialog } from '#features/kits/program/OutlineDialog/OutlineDialog.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type } from '#theme/tokens.ts';
import { bundleMessages } from '../bundleMessages.ts';
import { useImporting } from './useImporting.ts';

interface ImportDialogProps {
  /** The file, opened: what is in it is read when it is needed. */
  bundle: OpenBundle;
  /** Esc, the cross or «Отмена»; and once the course is open. */
  onClose: () => void;
}

/** What a course in a file becomes: shown, set right, and begun as a new course, which the author saves. */
export function ImportDialog({ bundle, onClose }: ImportDialogProps) {
  const t = useMessages(bundleMessages);
  const navigate = useNavigate();
  const outline = useMemo(() => outlineOfBundle(bundle.manifest, t.missing), [bundle, t]);
  const open = () => void navigate(`${newRoute('course')}?tab=program`);
  const { progress, failure, take } = useImporting(bundle, { open, onClose });
  return (
    <OutlineDialog
      outline={outline}
      broken={failure}
      progress={progress}
      words={{
        title: t.importTitle,
        about: <About manifest={bundle.manifest} />,
        confirm: t.make,
        bringing: t.bringing,
      }}
      onAdd={(ready) => void take(ready)}
      onClose={onClose}
    />
  );
}

/** What is created beside the programme, and what the file lacks. */
function About({ manifest: { course, lectures, quizzes } }: { manifest: Manifest }) {
  const t = useMessages(bundleMessages);
  const silent = lectures.filter(({ media }) => media?.path === null).length;
  return (
    <Lines>
      <li>{t.about(course.name)}</li>
      {quizzes.length > 0 && <li>{t.quizCount(quizzes.length)}</li>}
      {silent > 0 && <li>{t.noMedia(silent)}</li>}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${type.caption}
  color: ${color.ink2};
  text-wrap: pretty;
`;
