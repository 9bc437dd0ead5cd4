import { modulesAt } from './modulesAt.ts';

/** The libraries of the first route in one file: it compresses better than several, and outlives a release. */
const firstRoute =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|jotai|jotai-tanstack-query|@tanstack[\\/](react-query|query-core)|axios|valibot)[\\/]/;

/** What days and zones are reckoned with. The calendars of other countries, which come with the picker of dates, are not in it. */
const calendar =
  /@internationalized[\\/]date[\\/]dist[\\/]private[\\/](manipulation|conversion|queries|CalendarDate|string|weekStartData|utils|calendars[\\/]GregorianCalendar)\./;

/** Signs that some lists share with editors, and nothing else of these. */
const signs = /lucide-react[\\/].*[\\/](link-2|calendar|copy|image)\./;

/**
 * What of `src` comes in one file with what else, by the paths of modules: `lib/i18n/*` is all of a folder, and the ending is left
 * out. A group takes what its modules import too, unless a group before it has that: what many screens need stands first.
 */
const groups = {
  base: [
    'theme/tokens',
    'theme/media',
    'theme/mixins',
    'lib/clock',
    'lib/clockTime',
    'lib/log',
    'lib/whenIdle',
    'lib/late',
    'lib/preloadable',
    'lib/numbers',
    'lib/zones',
    'lib/greeting',
    'lib/useTitle',
    'lib/useWidth',
    'lib/keys',
    'lib/storage',
    'lib/saveFile',
    'lib/i18n/*',
    'api/ahead',
    'api/api-error',
    'domain/wire',
    'api/endpoint',
    'api/endpoints',
    'domain/lists',
    'api/rows',
    'domain/plain-problems',
    'api/request',
    'api/login-route',
    'api/client',
    'api/auth/*',
    'domain/auth/*',
    'api/account/profile',
    'api/upload/image-url',
    'api/account/queries',
    'atoms/run',
    'atoms/queries',
    'atoms/store',
    'atoms/draft/draftExport',
    'atoms/device',
    'atoms/ui/toast',
    'atoms/ui/theme',
    'atoms/ui/preference',
    'atoms/ui/language',
    'atoms/ui/online',
    'atoms/ui/context-menu',
    'atoms/session/session',
    'atoms/session/private',
    'atoms/session/entering',
    'atoms/session/otherTabs',
    'atoms/session/mark',
    'atoms/session/carried',
    'components/feedback/Glyph/GlyphFrame',
    'components/feedback/Spinner/*',
    'components/feedback/FullScreenSpinner/*',
    'components/feedback/Glyph/FailedGlyph',
    'components/primitives/Button/*',
    'components/forms/Field/*',
    'components/forms/TextField/*',
    'components/primitives/TextLink/*',
    'components/layout/Notice/*',
    'components/layout/MessagePage/*',
    'components/layout/Logo/*',
    'features/kits/actions/RouterLink/RouterLink',
    'app/lazyScreen',
    'app/ErrorBoundary',
    'app/messages',
    'app/missing/MissingPage',
    'app/screens/CrashScreen/CrashScreen',
    'app/screens/CrashScreen/CrashActions',
  ],
  // What login has and the frame does without.
  guest: [
    'components/forms/PasswordField/*',
    'components/layout/AuthFrame/*',
    'components/layout/PictureFrame/*',
    'atoms/session/form',
    'atoms/session/login',
  ],
  frame: ['app/shell/Shell/Shell', 'app/privateScreens'],
  // A list of anything, whatever shows its rows.
  lists: [
    'features/kits/list/ListKit/ListOf',
    'features/kits/list/ListKit/useRowMenu',
    'features/kits/record/RecordPanel/besideList',
    'api/lecture/requests',
    'domain/lecture/schema',
    'domain/upload/schema',
    'domain/audience/schema',
    'features/kits/list/ListParts/useMomentColumn',
    'components/data/DataTable/rowContext',
    'components/data/DataTable/RowTitle',
    'components/data/DataTable/MediaCell',
    'components/data/DataTable/useRowFocus',
    'components/data/DataTable/useRowSelection',
    'components/forms/Checkbox/Checkbox.styles',
    'components/feedback/Status/Status',
    'components/feedback/Status/publicationLooks',
    'components/feedback/Status/publicationMessages',
    'atoms/collection',
    'atoms/publication/publications',
    'domain/content/schema',
    'domain/publication/schema',
    'lib/dates',
    'lib/duration',
    'lib/money',
  ],
  tables: ['features/kits/list/ListKit/ListScreen'],
  // Content of every kind that is published.
  contents: [
    'features/kits/list/ContentList/*',
    'features/kits/publication/PublicationActions/usePublicationActions',
    'atoms/publication/contents',
    'features/kits/publication/PublicationStatus/PublicationStatus',
    'atoms/publication/rows',
    'atoms/lecture/lectures',
    'api/meditation/requests',
    'api/course/requests',
    'components/data/Cover/Cover',
  ],
  cards: [
    'features/kits/list/ListKit/CardListScreen',
    'features/kits/list/MediaList/*',
    'features/kits/record/LectureCard/LectureCard',
  ],
  // Small things that some lists and all editors have.
  parts: [
    'atoms/editor/newKey',
    'components/feedback/Failure/Failure',
    'components/feedback/ProgressBar/ProgressBar',
    'features/kits/record/Attempt/useAttempt',
  ],
  tabs: ['components/layout/Tabs/Tabs'],
  statuses: [
    'components/feedback/StatusOf/*',
    'features/kits/list/ListParts/useStatusOptions',
    'features/kits/list/ListParts/useStatusColumn',
  ],
  // Records of every kind, as they are asked for.
  records: [
    'domain/consultation-request/*',
    'api/contents',
    'api/webinar/requests',
    'api/consultation-request/requests',
  ],
  // People and what they bought.
  money: [
    'api/purchase/requests',
    'domain/purchase/rules',
    'atoms/purchase/purchases',
    'atoms/audience/audience',
    'components/primitives/KindIcon/KindIcon',
  ],
  moments: ['lib/moments', 'lib/typedTime', 'lib/wallShift', 'lib/periods', 'lib/useNow', 'lib/figures'],
  income: [
    'components/data/BarChart/BarChart',
    'atoms/purchase/income',
    'lib/buckets',
    'components/data/Stat/Stat',
  ],
  files: [
    'lib/files',
    'lib/media',
    'api/stream/requests',
    'atoms/stream/streams',
    'components/forms/FileDrop/FileInput',
    'features/kits/media/StreamPicker/streamFacts',
  ],
  uploads: ['atoms/upload/uploads', 'atoms/upload/start'],
  buyers: ['features/kits/list/BuyerGroups/*', 'components/data/planning/dayWords'],
  live: [
    'atoms/marathon/marathons',
    'atoms/webinar/webinars',
    'atoms/consultation-request/consultationRequests',
    'domain/marathon/rules',
  ],
  plan: ['features/kits/record/PlanEvents/events', 'components/data/Agenda/Agenda'],
  editors: [
    'features/kits/editor/EditorKit/EditorScreen',
    'features/kits/editor/EditorKit/EditorCover',
    'features/kits/editor/EditorKit/EditorPublication',
    'features/kits/editor/EditorKit/EditorReadiness',
    'features/kits/editor/EditorKit/EditorTags',
    'features/kits/editor/EditorKit/EditorUse',
    'features/kits/editor/EditorKit/editorFields',
    'features/kits/editor/EditorKit/values',
    'atoms/editor/createEditor',
    'components/forms/TextArea/*',
    'components/forms/Switch/*',
    'components/forms/SegmentedField/*',
    'components/forms/SelectField/*',
    'components/forms/NumberField/*',
    'components/feedback/ConfirmDialog/*',
    'components/feedback/ProgressBar/*',
    'components/feedback/Segments/*',
  ],
  media: ['features/kits/media/EditorMedia/*'],
};

/** The files of the build that are put together by hand. The order tells: what two groups would take the first one has. */
export const chunks = [
  { name: 'vendor', test: firstRoute },
  { name: 'calendar', test: calendar },
  ...Object.entries(groups).map(([name, paths]) => {
    const test = modulesAt(paths);
    return { name, test: name === 'parts' ? (id: string) => test(id) || signs.test(id) : test };
  }),
];
