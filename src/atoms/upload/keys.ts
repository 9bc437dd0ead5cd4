/** Where the device keeps the queue of an author, and the files of it. */
export const queueKey = (author: string) => `upload-queue/${author}`;
/** What a tab has added and the one that works has not kept yet. Whoever looks for a queue finds it as well. */
export const addedKey = (author: string, tab: string) => `${queueKey(author)}/${tab}`;
export const handleKey = (author: string, id: string) => `upload-handle/${author}/${id}`;
export const copyKey = (author: string, id: string) => `upload-copy/${author}/${id}`;
/** What a living tab holds. */
export const tabKey = (tab: string) => `upload-tab/${tab}`;
/** Where it keeps what was tried of the lectures of uploads, by the author; without one, those of all. */
export const triedLecturesOf = (author?: string) =>
  author === undefined ? 'lecture-of-upload/' : `lecture-of-upload/${author}/`;
