// Mistakes made on purpose in what keeps an author's work: the simulation is as sharp as the number of them that it finds.

/** A mistake: text that stands once in a file, and what takes its place. */
export interface Mistake {
  /** Unique, in kebab case: the command line takes it. */
  name: string;
  /** The sort of day that should find it. */
  sort: 'lectures' | 'courses' | 'uploads';
  file: string;
  find: string;
  replace: string;
}

const lectures = (name: string, file: string, find: string, replace: string): Mistake => ({
  name,
  sort: 'lectures',
  file: `src/${file}`,
  find,
  replace,
});
const courses = (...of: Parameters<typeof lectures>): Mistake => ({ ...lectures(...of), sort: 'courses' });
const uploads = (...of: Parameters<typeof lectures>): Mistake => ({ ...lectures(...of), sort: 'uploads' });

export const mistakes: readonly Mistake[] = [
  lectures('try-not-noted', 'atoms/editor/save/creation.ts', '  await note(save, { fields, before });\n', ''),
  lectures(
    'try-noted-but-not-waited-for',
    'atoms/editor/save/creation.ts',
    'await set(state.drafts.flushAtom);',
    '',
  ),
  lectures(
    'any-new-row-taken-over',
    'atoms/editor/save/creation.ts',
    'if (sameValue(traveling(bodyOf(sent)), traveling(there))) return',
    'if (sameValue(there, there)) return',
  ),
  lectures('broken-answer-taken-for-a-refusal', 'atoms/lostAnswer.ts', '[400, 403,', '[400, 500, 403,'),
  lectures('try-lost-by-the-next-letter', 'atoms/draft/drafts.ts', '            tried: draft?.tried,\n', ''),
  lectures(
    'draft-key-without-its-author',
    'atoms/draft/draftSlots.ts',
    '`draft/${author}/${kind}/${key}`',
    '`draft/${kind}/${key}${author.slice(0, 0)}`',
  ),
  lectures(
    'draft-gone-before-the-save-was-answered',
    'atoms/editor/save/entity.ts',
    '  const fresh = await config.update(',
    '  take(save, changes, id);\n  const fresh = await config.update(',
  ),
  lectures(
    'typed-meanwhile-taken-for-saved',
    'atoms/editor/save/stage.ts',
    'return has(saved, name) && sameValue(mine[name], theirs[name]);',
    'return has(saved, name) && (sameValue(mine[name], theirs[name]) || true);',
  ),
  lectures(
    'stale-draft-is-written',
    'atoms/draft/keeping.ts',
    '    const write = async () => {\n      pending.delete(name);\n      const { draft, offer, older } = slotOf(get, key);',
    '    const { draft, offer, older } = slotOf(get, key);\n    const write = async () => {\n      pending.delete(name);',
  ),
  lectures(
    'drafts-only-kept-when-a-page-goes',
    'atoms/draft/keeping.ts',
    'const keepAfter = 300;',
    'const keepAfter = 300_000;',
  ),
  lectures(
    'two-tabs-write-one-record',
    'atoms/draft/records.ts',
    'if (letGo !== null) return { name, letGo };',
    'return { name, letGo: letGo ?? (() => undefined) };',
  ),
  lectures(
    'offer-not-written',
    'atoms/draft/records.ts',
    'const isEmpty = record.draft === null && kept.offer === null && kept.older.length === 0;',
    'const isEmpty = record.draft === null && kept.older.length === 0;',
  ),
  lectures(
    'older-drafts-not-read',
    'atoms/draft/records.ts',
    'drafts: [...last.filter((one) => one !== null), ...older]',
    'drafts: last.filter((one) => one !== null)',
  ),
  lectures(
    'two-drafts-mixed',
    'atoms/draft/records.ts',
    '!areApart(draft, taken)',
    '!areApart(draft, draft)',
  ),
  // These three were in the product, and the days came upon them.
  lectures(
    'made-and-changed-before-it-is-noted',
    'atoms/editor/save/entity.ts',
    '  if (save.key === newKey) await note(save, undefined);\n',
    '',
  ),
  lectures(
    'early-half-taken-for-another-draft',
    'atoms/draft/records.ts',
    'early: [early, ...found.slice(1).map(markOf)]',
    'early: [early]',
  ),
  lectures(
    'offer-of-what-is-there-compared-with-nothing',
    'atoms/editor/state.ts',
    'get(left.createdId === null ? serverAtom(key) : entityAtom(left.createdId))',
    'get(serverAtom(key))',
  ),
  lectures('refused-write-not-tried-again', 'atoms/draft/keeping.ts', '    again();\n', ''),
  lectures(
    'conflicts-not-told',
    'atoms/editor/save/conflicts.ts',
    '[...differencesOf(draft, theirs).filter(({ both }) => both), ...more()]',
    '[...differencesOf(draft, theirs).filter(() => false), ...more()]',
  ),
  lectures(
    'base-follows-the-last-letter',
    'atoms/draft/drafts.ts',
    'base: { ...pick(server, Object.keys(patch)), ...draft?.base },',
    'base: { ...draft?.base, ...pick(server, Object.keys(patch)) },',
  ),
  lectures('failure-not-told', 'atoms/run.ts', 'if (failed.status !== 401) {', 'if (failed.status >= 500) {'),
  lectures(
    'note-gone-before-the-disk-has-it',
    'lib/device/storage.ts',
    '        await (await device()).set(key, stamped);\n',
    '        void (await device()).set(key, stamped).catch(() => undefined);\n',
  ),
  lectures(
    'no-note-of-a-write',
    'lib/device/storage.ts',
    'const isNoted = notes.write(key, note);',
    'const isNoted = false;',
  ),
  lectures(
    'work-of-the-last-author-stays-in-memory',
    'atoms/session/entering.ts',
    '  set(forgetPrivateAtom);\n',
    '',
  ),
  lectures(
    'answers-to-the-last-author-stay',
    'atoms/session/entering.ts',
    '  client.removeQueries({ predicate: (query) => !isProfile(query) });\n',
    '',
  ),
  lectures('other-tabs-hear-of-no-logout', 'atoms/session/logout.ts', '    tellTabs(null);\n', ''),
  lectures(
    'another-author-takes-the-memory-over',
    'atoms/session/entering.ts',
    'keptAuthor(get) === author.id',
    'keptAuthor(get) !== author.email',
  ),
  courses(
    'step-begun-without-the-journal',
    'atoms/program/doStep.ts',
    "    ...run.noteStep(step, 'begun', print),\n",
    '',
  ),
  courses(
    'course-made-and-not-noted',
    'atoms/program/steps/owner.ts',
    '    await work.note({ ownerId: id });\n    await work.adopt(id, true);',
    '    await work.adopt(id, true);',
  ),
  courses(
    'cut-save-looks-for-nothing',
    'atoms/program/runSave.ts',
    '  if (isCut) for (const kind of stepKinds) await steps[kind].creates?.find(run);\n',
    '',
  ),
  courses(
    'steps-wait-for-none',
    'atoms/program/schedule.ts',
    'step.after.every((id) => !planned.has(id) || done.has(id))',
    'step.after.every((id) => id !== step.id)',
  ),
  courses(
    'edited-meanwhile-taken-for-saved',
    'atoms/program/runSave.ts',
    'const left = rebased({ saved: run.edits, now,',
    'const left = rebased({ saved: run.edits, now: run.edits,',
  ),
  courses(
    'place-of-a-new-module-not-sent',
    'atoms/program/steps/module.ts',
    '({ ...wholeOf(work, fields), orderNumber: place }),',
    '({ ...wholeOf(work, fields), ...(place < 0 && { orderNumber: place }) }),',
  ),
  uploads(
    'part-marked-kept-before-it-is',
    'api/upload/sending.ts',
    '    const left = performance.now();\n',
    '    kept.keep([part]);\n    const left = performance.now();\n',
  ),
  uploads('not-asked-what-is-kept', 'api/upload/transport.ts', '  if (earlier) await kept.ask();\n', ''),
  uploads('begun-anew-after-a-pause', 'atoms/upload/send.ts', 'session: entry.session,', 'session: null,'),
  uploads('session-not-kept-at-once', 'atoms/upload/send.ts', '      await set(keepNowAtom);\n', ''),
  uploads(
    'queue-without-its-author',
    'atoms/upload/keys.ts',
    '`upload-queue/${author}`',
    '`upload-queue/${author.slice(0, 0)}`',
  ),
  uploads(
    'unheard-of-not-taken-over',
    'atoms/upload/start.ts',
    '[...kept, ...added], engine',
    'added, engine',
  ),
  uploads('late-words-taken', 'atoms/upload/start.ts', 'engine.leading && output.working', 'false'),
  uploads('refused-queue-not-noted', 'atoms/upload/keep.ts', "if (kept === 'refused' &&", 'if (false &&'),
  uploads('refused-queue-not-told', 'atoms/upload/keep.ts', '  tell(get, set, kept, hasRoomAgain);\n', ''),
  uploads(
    'refused-queue-not-tried-again',
    'atoms/upload/keep.ts',
    '  else later(get, set, keepAgainAfter);\n',
    '',
  ),
  uploads(
    'page-goes-without-a-note',
    'atoms/upload/start.ts',
    'set(keepNowAtom, true)',
    'set(keepNowAtom, false)',
  ),
  uploads('record-not-noted-as-the-page-goes', 'atoms/upload/start.ts', '  recordAdded(get);\n', ''),
];
