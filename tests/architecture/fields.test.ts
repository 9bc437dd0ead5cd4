import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** What the product ships: no tests, no stories, nothing made for them. Schemas of the wire and texts are counted apart. */
const shipped = sources('src/**/*.{ts,tsx}').filter(
  ({ file }) => !/\.test\.|\.stories\.|samples|\/schema\.ts$|[mM]essages\.ts$/.test(file),
);

/** Files that say more of a field than its descriptor and its place in the form. */
const reasons = {
  'src/features/consultation/ConsultationEditor/ConsultationPreview.tsx': 'its page as a client sees it',
  'src/features/kits/client/mediaPage.ts': 'the page of a recording as a client sees it',
  'src/features/kits/client/programPage.ts': 'the page of a programme as a client sees it',
  'src/features/meditation/MeditationEditor/MeditationPreview.tsx': 'its page as a client sees it',
  'src/features/kits/program/ProgramForm/sharedFieldNames.ts': 'the tab to which problems of its fields lead',
  'src/features/webinar/WebinarEditor/WebinarEditor.tsx': 'the tab to which problems of its fields lead',
};

/** A field of each kind whose name nothing else has, and the file of its descriptor. */
test.each([
  ['isPreview', 'src/domain/lecture/fields.ts'],
  ['hasEndingBell', 'src/domain/meditation/fields.ts'],
  ['cancellationPolicy', 'src/domain/consultation/fields.ts'],
  ['passcode', 'src/domain/webinar/fields.ts'],
  ['certificateEnabled', 'src/atoms/course/fields.ts'],
])('the field %s stands in its descriptor and its form', (field, descriptor) => {
  const name = new RegExp(`\\b${field}\\b`);
  const files = shipped.filter(({ text }) => name.test(text)).map(({ file }) => file);
  const rest = files.filter((file) => file !== descriptor && !Object.hasOwn(reasons, file));
  expect(files).toContain(descriptor);
  expect(rest).toEqual([expect.stringMatching(/\.tsx$/)]);
});
