/** An address as people write it, without what comes before. */
const bare = /^[^\s:/]+\.[^\s:]+$/;

/** «meet.vetrova.ru/son» → «https://meet.vetrova.ru/son»: nobody types what comes before. */
export function wholeLink(text: string): string {
  const link = text.trim();
  return bare.test(link) ? `https://${link}` : link;
}
