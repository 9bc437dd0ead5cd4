/** The device's keys of an author's queue, and of its files. */
export const queueKey = (author: string) => `upload-queue/${author}`;
/** Entries of a tab that the working one has not stored yet. The prefix also finds them for the queue. */
export const addedKey = (author: string, tab: string) => `${queueKey(author)}/${tab}`;
export const handleKey = (author: string, id: string) => `upload-handle/${author}/${id}`;
export const copyKey = (author: string, id: string) => `upload-copy/${author}/${id}`;
/** The lock of an open tab. */
export const tabKey = (tab: string) => `upload-tab/${tab}`;
/** The keys of creation attempts for lectures of uploads, by author; without an author the prefix of all. */
export const triedLecturesOf = (author?: string) =>
  author === undefined ? 'lecture-of-upload/' : `lecture-of-upload/${author}/`;
