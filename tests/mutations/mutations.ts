// Mistakes made on purpose, each of a kind that people make: a suite is as sharp as the number of them that it notices.

/** What a mistake is in: how something looks, a value of the design, where things stand, what is said, or what is done. */
type MutationKind = 'style' | 'token' | 'layout' | 'text' | 'handler';

export interface Mutation {
  /** Unique, in kebab case: the command line takes it. */
  name: string;
  kind: MutationKind;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** Story files, unit tests and flows that should notice it first. Those that import the file come after them. */
  reach: readonly string[];
}

const story = (path: string): string => `src/${path}/${path.split('/').at(-1)}.stories.tsx`;

/** Components that show most of the tokens. */
const showTokens = [
  story('components/feedback/Dialog'),
  story('components/feedback/Toast'),
  story('components/data/Menu'),
  story('components/forms/TextField'),
];

const style: Mutation[] = [
  {
    name: 'dialog-foot-padding',
    kind: 'style',
    file: 'src/components/feedback/Dialog/Dialog.styles.ts',
    find: 'padding: ${space[4]} ${space[6]};\n  border-top: 1px solid',
    replace: 'padding: ${space[3]} ${space[6]};\n  border-top: 1px solid',
    reach: [story('components/feedback/Dialog')],
  },
  {
    name: 'ellipsis-lost',
    kind: 'style',
    file: 'src/theme/mixins.ts',
    find: '  overflow: hidden;\n  text-overflow: ellipsis;\n',
    replace: '  overflow: hidden;\n',
    reach: [story('components/layout/Sidebar'), story('components/data/DataTable')],
  },
  {
    name: 'card-title-of-three-lines',
    kind: 'style',
    file: 'src/components/data/MediaCard/MediaCard.tsx',
    find: '-webkit-line-clamp: 2;',
    replace: '-webkit-line-clamp: 3;',
    reach: [story('components/data/MediaCard'), story('features/lecture/LectureList')],
  },
  {
    name: 'disabled-button-looks-alive',
    kind: 'style',
    file: 'src/components/primitives/Button/Button.styles.ts',
    find: '${off}\n    color: ${color.ink3};',
    replace: '${off}\n    color: ${color.ink2};',
    reach: [story('components/primitives/Button')],
  },
  {
    name: 'hovered-row-of-a-tree-stays-plain',
    kind: 'style',
    file: 'src/components/data/Tree/Tree.styles.ts',
    find: '${Row}[data-hovered] > * > & {\n      background: ${color.hover};',
    replace: '${Row}[data-hovered] > * > & {\n      background: transparent;',
    reach: [story('components/data/Tree')],
  },
  {
    name: 'sum-of-shares-not-strong',
    kind: 'style',
    file: 'src/features/purchase/IncomeShares/IncomeShares.styles.ts',
    find: 'tfoot * {\n    font-weight: ${weight.strong};',
    replace: 'tfoot * {\n    font-weight: ${weight.regular};',
    reach: [story('features/purchase/IncomeShares')],
  },
  {
    name: 'chosen-answer-of-a-quiz-unmarked',
    kind: 'style',
    file: 'src/features/quiz/QuizPlay/QuizPlay.styles.ts',
    find: 'border-color: ${color.accent};\n    background: ${color.sel};',
    replace: 'border-color: ${color.line2};',
    reach: [story('features/quiz/QuizPlay')],
  },
  {
    name: 'notice-of-login-too-near',
    kind: 'style',
    file: 'src/features/account/Login/Login.styles.ts',
    find: 'margin-bottom: 28px;',
    replace: 'margin-bottom: 20px;',
    reach: [story('features/account/Login')],
  },
];

const token: Mutation[] = [
  {
    name: 'dark-ink-2-slightly-darker',
    kind: 'token',
    file: 'src/theme/tokens.css',
    find: '--ink-2: light-dark(#45555d, #adb8bc);',
    replace: '--ink-2: light-dark(#45555d, #a9b4b8);',
    reach: ['tests/architecture/colours.test.ts', 'src/theme/tokens.test.ts', ...showTokens],
  },
  {
    name: 'webinars-three-levels-bluer',
    kind: 'token',
    file: 'src/theme/tokens.css',
    find: '--k-webinar: light-dark(#d24572,',
    replace: '--k-webinar: light-dark(#d24575,',
    reach: [
      'tests/architecture/colours.test.ts',
      story('components/primitives/KindIcon'),
      story('features/webinar/WebinarList'),
      story('app/shell/CreateMenu'),
    ],
  },
  {
    name: 'edge-of-fields-pale',
    kind: 'token',
    file: 'src/components/forms/Field/Field.styles.ts',
    find: 'border: 1px solid ${color.field};',
    replace: 'border: 1px solid ${color.line2};',
    reach: [story('components/forms/TextField'), story('components/forms/Field')],
  },
  {
    name: 'shadow-of-the-dark-theme-thin',
    kind: 'token',
    file: 'src/theme/tokens.css',
    find: '0 8px 28px light-dark(rgb(16 30 38 / 0.14), rgb(0 0 0 / 0.5))',
    replace: '0 8px 28px light-dark(rgb(16 30 38 / 0.14), rgb(0 0 0 / 0.4))',
    reach: ['src/theme/tokens.test.ts', ...showTokens],
  },
  {
    name: 'fifth-step-of-space',
    kind: 'token',
    file: 'src/theme/tokens.ts',
    find: "5: '20px',",
    replace: "5: '18px',",
    reach: [story('components/feedback/Dialog'), story('features/account/Login')],
  },
  {
    name: 'rounder-controls',
    kind: 'token',
    file: 'src/theme/tokens.ts',
    find: "control: '8px',",
    replace: "control: '10px',",
    reach: [story('components/primitives/Button'), story('components/forms/TextField')],
  },
  {
    name: 'captions-a-pixel-smaller',
    kind: 'token',
    file: 'src/theme/tokens.ts',
    find: "caption: 'font-size: 12px;",
    replace: "caption: 'font-size: 11px;",
    reach: [story('components/forms/Field'), story('components/data/MediaCard')],
  },
  {
    name: 'paid-in-the-colour-of-unpaid',
    kind: 'token',
    file: 'src/features/consultation-request/ConsultationRequestPanel/ConsultationRequestPanel.styles.ts',
    find: 'p.$paid ? color.okText : color.dawnText',
    replace: 'p.$paid ? color.dawnText : color.okText',
    reach: [story('features/consultation-request/ConsultationRequestPanel')],
  },
];

const layout: Mutation[] = [
  {
    name: 'long-name-pushes-the-menu-of-the-author-out',
    kind: 'layout',
    file: 'src/components/layout/Sidebar/Sidebar.styles.ts',
    find: 'export const Author = styled.div`\n  flex: 1;\n  min-width: 0;\n',
    replace: 'export const Author = styled.div`\n  flex: 1;\n',
    reach: [story('components/layout/Sidebar'), story('app/shell/Shell')],
  },
  {
    name: 'top-bar-scrolls-away',
    kind: 'layout',
    file: 'src/components/layout/TopBar/TopBar.tsx',
    find: 'position: sticky;\n  top: 0;',
    replace: 'position: relative;\n  top: 0;',
    reach: [story('components/layout/TopBar')],
  },
  {
    name: 'rows-over-the-head-of-a-table',
    kind: 'layout',
    file: 'src/components/data/DataTable/DataTable.styles.ts',
    find: 'top: var(--table-top, 0);\n  z-index: 2;',
    replace: 'top: var(--table-top, 0);\n  z-index: 0;',
    reach: [story('components/data/DataTable')],
  },
  {
    name: 'primary-of-a-banner-last-on-a-phone',
    kind: 'layout',
    file: 'src/components/feedback/Banner/Banner.tsx',
    find: 'flex-basis: 100%;\n      order: -1;',
    replace: 'flex-basis: 100%;',
    reach: [story('components/feedback/Banner')],
  },
  {
    name: 'page-of-a-phone-with-margins-of-a-desk',
    kind: 'layout',
    file: 'src/components/layout/FrameLayout/FrameLayout.styles.ts',
    find: 'padding-inline: ${frame.pagePhone};',
    replace: 'padding-inline: ${frame.page};',
    reach: [story('components/layout/FrameLayout'), story('app/shell/Shell'), story('features/home/Home')],
  },
  {
    name: 'sum-of-a-request-off-its-edge',
    kind: 'layout',
    file: 'src/features/consultation-request/ConsultationRequestPanel/ConsultationRequestPanel.styles.ts',
    find: 'grid-template-columns: 64px minmax(0, 1fr) auto;',
    replace: 'grid-template-columns: 64px auto auto;',
    reach: [story('features/consultation-request/ConsultationRequestPanel')],
  },
  {
    name: 'panel-covers-the-list',
    kind: 'layout',
    file: 'src/components/layout/DetailsPanel/DetailsPanel.styles.ts',
    find: 'padding-right: ${width};',
    replace: 'padding-right: 0;',
    reach: [story('components/layout/DetailsPanel'), story('features/qa/QaPanel')],
  },
  {
    name: 'state-of-an-upload-under-its-icon-where-narrow',
    kind: 'layout',
    file: 'src/features/upload/Uploads/Uploads.styles.ts',
    find: "'. . state state'",
    replace: "'. state state state'",
    reach: [story('features/upload/Uploads')],
  },
];

const text: Mutation[] = [
  {
    name: 'plural-of-points',
    kind: 'text',
    file: 'src/features/quiz/QuestionList/messages.ts',
    find: "points: (count: number) => `${count}\\u00A0${pluralRu(count, 'балл', 'балла', 'баллов')}`",
    replace: "points: (count: number) => `${count}\\u00A0${pluralRu(count, 'балл', 'баллов', 'баллов')}`",
    reach: [story('features/quiz/QuestionList')],
  },
  {
    name: 'first-and-last-name-swapped',
    kind: 'text',
    file: 'src/features/account/RegisterStepTwo/messages.ts',
    find: "firstName: 'Имя',\n    lastName: 'Фамилия',",
    replace: "firstName: 'Фамилия',\n    lastName: 'Имя',",
    reach: [story('features/account/RegisterStepTwo'), 'tests/flows/registration.test.ts'],
  },
  {
    name: 'income-in-kopecks',
    kind: 'text',
    file: 'src/features/publication/PublicationPanel/PublicationDetails.tsx',
    find: 'formatMoney(revenueKopecks, currency)',
    replace: 'formatMoney(revenueKopecks * 100, currency)',
    reach: [story('features/publication/PublicationPanel')],
  },
  {
    name: 'other-zones-with-the-hour-of-the-first',
    kind: 'text',
    file: 'src/features/planner/EventPanel/EventPanel.tsx',
    find: '`${formatMoment(iso(item.start), timeZone, language)}–',
    replace: '`${formatMoment(iso(item.start), timeZones[0], language)}–',
    reach: [story('features/planner/EventPanel')],
  },
  {
    name: 'failed-step-counted-from-zero',
    kind: 'text',
    file: 'src/features/kits/program/SaveStepsBar/SaveStepsBar.tsx',
    find: 'steps.indexOf(broken) + 1;',
    replace: 'steps.indexOf(broken);',
    reach: [story('features/kits/program/SaveStepsBar')],
  },
  {
    name: 'cross-of-a-search-without-a-name',
    kind: 'text',
    file: 'src/components/forms/SearchField/SearchField.tsx',
    find: 'title={text.clear}\n',
    replace: 'data-label={text.clear}\n',
    reach: [story('components/forms/SearchField')],
  },
  {
    name: 'shown-and-total-swapped',
    kind: 'text',
    file: 'src/components/data/Pager/Pager.tsx',
    find: 't.shown(groupDigits(shown), groupDigits(total))',
    replace: 't.shown(groupDigits(total), groupDigits(shown))',
    reach: [story('components/data/Pager'), story('features/lecture/LectureList')],
  },
  {
    name: 'partly-read-week-told-as-not-read',
    kind: 'text',
    file: 'src/features/home/Week/Week.tsx',
    find: '<Repeat text={t.partly}',
    replace: '<Repeat text={t.failed}',
    reach: [story('features/home/Week')],
  },
];

const handler: Mutation[] = [
  {
    name: 'answer-not-saved-by-its-button',
    kind: 'handler',
    file: 'src/features/qa/QaPanel/QaFoot.tsx',
    find: 'onClick={() => void saving.save()}',
    replace: 'onClick={() => undefined}',
    reach: [story('features/qa/QaPanel')],
  },
  {
    name: 'webinar-not-begun-after-the-question',
    kind: 'handler',
    file: 'src/features/webinar/StartPanel/StartPanel.tsx',
    find: 'setAsking(false);\n                  onStart();',
    replace: 'setAsking(false);',
    reach: [story('features/webinar/StartPanel')],
  },
  {
    name: 'enter-breaks-a-title',
    kind: 'handler',
    file: 'src/components/forms/TitleField/TitleField.tsx',
    find: "if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();",
    replace: "if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();",
    reach: [story('components/forms/TitleField')],
  },
  {
    name: 'oldest-lectures-first',
    kind: 'handler',
    file: 'src/features/kits/list/MediaList/useMediaSorts.ts',
    find: "by: '-createdAt'",
    replace: "by: 'createdAt'",
    reach: [story('features/lecture/LectureList')],
  },
  {
    name: 'focus-lost-after-a-search-is-cleared',
    kind: 'handler',
    file: 'src/components/forms/SearchField/SearchField.tsx',
    find: "onChange('');\n                input.current?.focus();",
    replace: "onChange('');",
    reach: [story('components/forms/SearchField')],
  },
  {
    name: 'taken-name-of-a-tag-not-told',
    kind: 'handler',
    file: 'src/features/tag/TagCreate/TagCreate.tsx',
    find: 'error={problem ?? (taken ? t.exists : undefined)}',
    replace: 'error={problem ?? undefined}',
    reach: [story('features/tag/TagCreate')],
  },
  {
    name: 'undo-forgets-a-step',
    kind: 'handler',
    file: 'src/atoms/editor/steps.ts',
    find: '[from.slice(0, -1), [...to, { ...step, at: 0 }]]',
    replace: '[from.slice(0, -2), [...to, { ...step, at: 0 }]]',
    reach: ['src/atoms/editor/history.test.ts'],
  },
  {
    name: 'range-of-rows-without-its-last',
    kind: 'handler',
    file: 'src/components/data/DataTable/useRowSelection.ts',
    find: 'Math.max(last.index, to) + 1)',
    replace: 'Math.max(last.index, to))',
    reach: [story('components/data/DataTable')],
  },
];

export const mutations: readonly Mutation[] = [...style, ...token, ...layout, ...text, ...handler];
