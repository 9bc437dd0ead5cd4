/** Routes that more than one area leads to. */

/** The list of lectures. */
export const lecturesRoute = '/lectures';

/** The editor of a lecture that is not there yet. */
export const newLectureRoute = '/lectures/new';

/** The editor of a lecture. */
export const lectureRoute = (id: string) => `/lectures/${encodeURIComponent(id)}`;
