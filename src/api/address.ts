/** Where calls go, from the page: the console may stand below any path of its host, and the platform stands below the console. */
export const apiAddress = './api';

/** A link that the platform gave, from the page. One that leads elsewhere stays as it is. */
export const fromPage = (link: string): string => (link.startsWith('/api/') ? `.${link}` : link);
