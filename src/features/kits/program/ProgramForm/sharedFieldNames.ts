/** The fields of the first tab that courses and marathons share, so that problems and the readiness list lead there. */
export const sharedFieldNames = [
  'name',
  'imageId',
  'subtitle',
  'description',
  'trailerStreamId',
  'tags',
  'level',
  'learnings',
  'requirements',
  'audience',
  'unlockMode',
  'accessDays',
  'maxStudents',
  'certificateEnabled',
] as const;
