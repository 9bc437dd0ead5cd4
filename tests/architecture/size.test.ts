import { Visitor, type ESTree } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { isModule, parseModule, projectFiles, readProjectFile } from '../../scripts/modules.ts';

/** Lines that a function may take: what is longer does several things. */
const mostOfFunction = 80;
/** Lines that a file may take. */
const mostOfFile = 300;

/** The longest function of files where one is longer still, lines. None may grow, and what is mended leaves the list. */
const stillLong: Record<string, number> = {
  'src/app/shell/Shell/Shell.tsx': 94,
  'src/atoms/collection.ts': 104,
  'src/atoms/drafts.ts': 199,
  'src/atoms/quiz/saveQuestions.ts': 82,
  'src/components/data/Board/BoardInner.tsx': 152,
  'src/components/data/DataTable/DataTable.tsx': 91,
  'src/components/data/WeekCalendar/WeekCalendar.tsx': 139,
  'src/components/forms/Combobox/ComboInner.tsx': 110,
  'src/components/forms/LinesField/useLines.ts': 135,
  'src/components/forms/MultiCombobox/MultiInner.tsx': 169,
  'src/components/forms/PeriodField/PeriodChooser.tsx': 130,
  'src/features/account/Register/CodeStage.tsx': 111,
  'src/features/account/RegisterStepTwo/AboutForm.tsx': 119,
  'src/features/audience/ClientPanel/ClientDetails.tsx': 87,
  'src/features/campaign/Compose/Compose.tsx': 129,
  'src/features/consultation-request/ConsultationRequestList/useConsultationRequestColumns.tsx': 115,
  'src/features/consultation/ConsultationList/useConsultationColumns.tsx': 98,
  'src/features/kits/actions/CommandPalette/CommandPalette.tsx': 119,
  'src/features/kits/editor/CompareVersions/CompareVersions.tsx': 109,
  'src/features/kits/editor/EditorKit/EditorWorkspace.tsx': 101,
  'src/features/kits/list/ListKit/BulkBar.tsx': 92,
  'src/features/kits/list/ListKit/useBulk.ts': 103,
  'src/features/kits/list/MediaList/useMediaColumns.tsx': 87,
  'src/features/kits/program/LecturePicker/LecturePicker.tsx': 87,
  'src/features/kits/program/Preview/Preview.tsx': 100,
  'src/features/kits/program/Program/DayGrid.tsx': 90,
  'src/features/kits/program/Program/ProgramTree.tsx': 112,
  'src/features/kits/program/Program/SelectionRail.tsx': 82,
  'src/features/kits/program/Program/nodes.ts': 130,
  'src/features/kits/program/Program/useProgramActions.ts': 196,
  'src/features/kits/program/Program/useRowItems.tsx': 101,
  'src/features/kits/program/ProgramEditor/ProgramEditor.tsx': 132,
  'src/features/kits/program/QuestionsTab/QuestionForm.tsx': 87,
  'src/features/kits/program/QuestionsTab/QuestionRow.tsx': 94,
  'src/features/kits/program/programLists/useProgramColumns.tsx': 83,
  'src/features/kits/publication/PublicationActions/usePublicationActions.tsx': 96,
  'src/features/planner/AudienceTime/AudienceTime.tsx': 89,
  'src/features/planner/EventPanel/EventPanel.tsx': 83,
  'src/features/planner/Planner/Planner.tsx': 155,
  'src/features/publication/PublicationList/usePublicationColumns.tsx': 149,
  'src/features/purchase/PurchaseList/usePurchaseColumns.tsx': 110,
  'src/features/qa/QaOrder/QaOrder.tsx': 91,
  'src/features/quiz/ImportDialog/ImportDialog.tsx': 103,
  'src/features/quiz/QuestionForm/QuestionForm.tsx': 128,
  'src/features/quiz/QuestionList/QuestionList.tsx': 115,
  'src/features/quiz/QuestionList/QuestionRow.tsx': 83,
  'src/features/referral/ReferralList/useReferralColumns.tsx': 102,
  'src/features/upload/Uploads/UploadsHead.tsx': 95,
  'src/features/webinar/WebinarList/useWebinarColumns.tsx': 98,
  'src/features/webinar/WebinarTime/WebinarTime.tsx': 105,
};

/** Files that are longer still. */
const stillLongFiles: string[] = [];

/** Catalogues of texts and data of scenarios are lists, and tests, stories and what they are made of tell one case after another. */
const isList = (file: string) =>
  /[mM]essages\.ts$|^platform\/scenarios\/|\.(?:test|stories)\.|^platform\/testing\/|onformance\.ts$/.test(
    file,
  );

const files = [...projectFiles()].filter(
  (file) => /^(?:src|platform|scripts)\//.test(file) && isModule(file) && !isList(file),
);

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** The longest function of a file, lines: arrow functions, methods and components count. */
function longestFunction(file: string): number {
  const text = readProjectFile(file);
  let longest = 0;
  const see = ({ start, end }: ESTree.Node) => {
    longest = Math.max(longest, linesOf(text.slice(start, end)));
  };
  const program = parseModule(file, text);
  new Visitor({ ArrowFunctionExpression: see, FunctionExpression: see, FunctionDeclaration: see }).visit(
    program,
  );
  return longest;
}

test('no function takes more than 80 lines', () => {
  const longest = files.map((file) => ({ file, lines: longestFunction(file) }));
  expect(longest.filter(({ file, lines }) => lines > (stillLong[file] ?? mostOfFunction))).toEqual([]);
  const long = new Set(longest.filter(({ lines }) => lines > mostOfFunction).map(({ file }) => file));
  expect(Object.keys(stillLong).filter((file) => !long.has(file))).toEqual([]);
});

test('no file takes more than 300 lines', () => {
  const long = files.filter((file) => linesOf(readProjectFile(file)) > mostOfFile);
  expect(long).toEqual(stillLongFiles);
});
