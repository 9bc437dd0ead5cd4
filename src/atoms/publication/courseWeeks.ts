/** Weeks that a course of sales tells of. */
export const courseWeeks = 12;
