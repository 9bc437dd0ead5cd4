import { useMemo, useState, type KeyboardEvent } from 'react';
import { Tree } from '#components/data/Tree/Tree.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { OutlineMenu } from './OutlineMenu.tsx';
import { itemOfRow, mayStand, outlineRows, placeBeside } from './outlineRows.tsx';
import * as S from './OutlineDialog.styles.ts';
import type { OutlineDesk } from './useOutline.ts';

/** Modules with what will stand in them: renamed, moved and left out by mouse, keys and menus. */
export function OutlineTree({ desk }: { desk: OutlineDesk }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { outline, cyrillic, selected } = desk;
  const rows = useMemo(() => outlineRows(outline, { cyrillic, language }), [outline, cyrillic, language]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const expanded = useMemo(
    () => new Set(rows.flatMap(({ id }) => (folded.has(id) ? [] : [id]))),
    [rows, folded],
  );
  const openId = desk.open === null ? null : itemOfRow(desk.open);
  const opened = outline.modules.flatMap(({ items }) => items).find(({ id }) => id === openId);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest('[role=row][data-key]')?.getAttribute('data-key') ?? null;
    if (event.key !== 'Delete' || row === null || target?.matches('input, textarea')) return;
    desk.toggleOut(selected.has(row) ? [...selected] : [row]);
    event.preventDefault();
  };

  return (
    <S.TreePlace onKeyDown={onKeyDown}>
      <Tree
        label={t.tree}
        items={rows}
        expanded={expanded}
        onExpandedChange={(open) => setFolded(new Set(rows.flatMap(({ id }) => (open.has(id) ? [] : [id]))))}
        open={desk.open}
        onOpen={desk.setOpen}
        selected={selected}
        onSelect={desk.setSelected}
        renaming={desk.renaming}
        onRenamingChange={desk.setRenaming}
        onRename={desk.rename}
        canDrop={(moved, place) => mayStand(outline, moved, place)}
        onMove={desk.move}
        placeBeside={(moved, step) => placeBeside(outline, moved, step)}
        menu={(row) => <OutlineMenu desk={desk} row={row} />}
      />
      <S.Source>
        {opened === undefined ? (
          <S.Keys>{t.hint}</S.Keys>
        ) : (
          t.source([...opened.file.path, opened.file.name].join('/'))
        )}
      </S.Source>
    </S.TreePlace>
  );
}
