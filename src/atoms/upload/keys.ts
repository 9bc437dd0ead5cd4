/** Where the device keeps the queue of an author, and the files of it. */
export const queueKey = (author: string) => `upload-queue/${author}`;
export const handleKey = (author: string, id: string) => `upload-handle/${author}/${id}`;
export const copyKey = (author: string, id: string) => `upload-copy/${author}/${id}`;
