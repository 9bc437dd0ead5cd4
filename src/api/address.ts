/** The base of calls, relative to the page: the console may be under any path of its host, and the platform is under the console. */
export const apiAddress = './api';

/** An address from the platform, made relative to the page. An address on another host stays as it is. */
export const fromPage = (link: string): string => (link.startsWith('/api/') ? `.${link}` : link);
