import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { WholeModule } from '#atoms/program/intents/outline.ts';
import type { ProgramTree } from '#atoms/program/types.ts';
import { failureWords } from '#api/missing-code.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { itemName, shownName, totalsOf } from '#domain/outline/edits.ts';
import { outlineOf } from '#domain/outline/outline.ts';
import { withoutStanding, type StandingModule } from '#domain/outline/standing.ts';
import type { Outline, OutlineItem } from '#domain/outline/types.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { CodeError } from '#lib/loading/codeError.ts';
import { NoRoom } from '#lib/device/noRoom.ts';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import { outlineWords } from '../OutlineDialog/messages.ts';
import { OutlineDialog, type ReadyOutline } from '../OutlineDialog/OutlineDialog.tsx';
import { sumsText } from '../OutlineDialog/outlineRows.tsx';
import { programMessages } from '../programMessages.ts';
import { captionFiles, isArchive } from './importFiles.ts';
import type { ReadCaptions } from './importCaptions.ts';
import { importCode } from './importCode.ts';
import { importMessages } from './importMessages.ts';
import { moduleRow } from './nodeIds.ts';
import { useProgramDesk } from './program.ts';
import { readImport, type Bringing, type ImportedFiles } from './readImport.ts';
import { useProgramActions } from './useProgramActions.ts';

/** What stands in a programme, by names. */
const standingIn = ({ order, modules, attachments }: ProgramTree, nameOf: (id: string) => string) =>
  order.flatMap((id): StandingModule[] => {
    const module = modules[id];
    if (module === undefined) return [];
    return [
      {
        name: module.name,
        lectures: module.lectures.map(nameOf),
        attachments: module.attachments.map((file) => attachments[file]?.fileName ?? ''),
      },
    ];
  });

/** What is to be made of a preview, with the files; what is left out is not in it. */
function modulesOf(
  { outline, cyrillic }: ReadyOutline,
  files: ReadonlyMap<string, File>,
  captions: ReadonlyMap<string, string>,
): WholeModule[] {
  const modules = outline.modules.map((module) => {
    const taken = module.items.flatMap((item) => {
      const file = files.get(item.id);
      return item.out || file === undefined
        ? []
        : [{ kind: item.kind, name: itemName(item, cyrillic), file, captions: captions.get(item.id) }];
    });
    return {
      name: shownName(module, cyrillic),
      lectures: taken.filter(({ kind }) => kind === 'lecture'),
      attachments: taken.filter(({ kind }) => kind === 'attachment'),
    };
  });
  return modules.filter(({ lectures, attachments }) => lectures.length + attachments.length > 0);
}

/** Why nothing came of it, in words. */
function useReason() {
  const t = useMessages(importMessages);
  const language = useLanguage();
  return (error: unknown, picked: readonly PickedFile[]): string => {
    if (error instanceof NoRoom) return t.noRoom(formatBytes(error.bytes, language));
    if (error instanceof CodeError) return failureWords(error, language);
    if (error instanceof Error && error.name === 'LockedZip') return t.locked;
    if (error instanceof Error && error.name === 'CrowdedZip') return t.crowded;
    return picked.every(isArchive) ? t.badArchive : t.unreadable;
  };
}

interface Preview {
  imported: ImportedFiles;
  outline: Outline;
}

/** What was given, read and understood; null while it is being read. */
function usePreview(picked: readonly PickedFile[]): { preview: Preview | null; failure: unknown } {
  const { program, key } = useProgramDesk();
  const store = useStore();
  const language = useLanguage();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let gone = false;
    const look = async () => {
      const imported = await readImport(picked, language);
      const standing = standingIn(
        store.get(program.treeAtom(key)),
        (id) => store.get(program.lectureAtom({ key, id })).name,
      );
      const words = outlineWords[language];
      const read = imported.outline?.(words) ?? outlineOf(imported.sources, words, language);
      const outline = withoutStanding(read, standing);
      if (!gone) setPreview({ imported, outline });
    };
    look().catch((error: unknown) => !gone && setFailure(error));
    return () => {
      gone = true;
    };
  }, [picked, language, program, key, store]);

  return { preview, failure };
}

const noCaptions: ReadCaptions = { captions: new Map(), unread: [] };

/** Opens the imported files, and reads the captions among them. */
async function broughtOf(imported: ImportedFiles, items: readonly OutlineItem[], bringing: Bringing) {
  const written = items.flatMap(captionFiles);
  // Asked for first, since it may not come: nothing is unpacked in vain then.
  const code = written.length === 0 ? null : await importCode.captions.load();
  const ids = [...items, ...written].map(({ id }) => id);
  const files = await imported.bring(ids, bringing);
  const words = code === null ? noCaptions : await code.captionsOf(items, files);
  return { files, ...words };
}

/** Brings the files of what was chosen; an archive takes its time, and can be let be. */
function useBringing(picked: readonly PickedFile[]) {
  const reason = useReason();
  const [progress, setProgress] = useState<Parameters<Bringing['onProgress']>[0] | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * The files, and what captions among them say. Answers nothing where it failed, the author has left, or has asked for it already: a key that is
   * held down asks again and again.
   */
  const bring = async (imported: ImportedFiles, items: readonly OutlineItem[]) => {
    if (running.current !== null) return null;
    const { signal } = (running.current = new AbortController());
    setBroken(null);
    const brought = await broughtOf(imported, items, { onProgress: setProgress, signal }).catch(
      (error: unknown) => {
        if (!signal.aborted) setBroken(reason(error, picked));
        return null;
      },
    );
    running.current = null;
    setProgress(null);
    return signal.aborted ? null : brought;
  };
  return { progress, broken, bring };
}

/** What a folder, an archive or many files become in this programme: shown, set right, and made as one step. */
export function FolderDialog({ picked, onClose }: { picked: readonly PickedFile[]; onClose: () => void }) {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(importMessages);
  const p = useMessages(programMessages);
  const language = useLanguage();
  const store = useStore();
  const showToast = useSetAtom(showToastAtom);
  const { undo } = useProgramActions();
  const { preview, failure } = usePreview(picked);
  const reason = useReason();
  const { progress, broken, bring } = useBringing(picked);

  const add = async (ready: ReadyOutline, imported: ImportedFiles) => {
    const items = ready.outline.modules.flatMap((module) => module.items.filter(({ out }) => !out));
    const brought = await bring(imported, items);
    if (brought === null) return;
    const { files, captions, unread } = brought;
    const modules = modulesOf(ready, files, captions);
    const ids = store.set(program.addWholeModulesAtom, { key, modules });
    store.set(view.expandedAtom, (open) => open && new Set([...open, ...ids.map(moduleRow)]));
    const totals = totalsOf(ready.outline);
    const words = t.added([p.modules(modules.length), sumsText(totals, language)].filter(Boolean).join(', '));
    onClose();
    const description = unread.length === 0 ? words : `${words} ${t.unread(unread.join(', '))}`;
    showToast({ kind: 'success', description, action: { label: t.undo, run: undo } });
  };

  return (
    <OutlineDialog
      outline={preview?.outline ?? null}
      broken={failure === null ? broken : reason(failure, picked)}
      progress={progress}
      onAdd={(ready) => {
        if (preview !== null && progress === null) void add(ready, preview.imported);
      }}
      onClose={onClose}
    />
  );
}
