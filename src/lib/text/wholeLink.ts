/** An address as people write it, without its scheme. */
const bare = /^[^\s:/]+\.[^\s:]+$/;

/** «meet.vetrova.ru/son» → «https://meet.vetrova.ru/son»: nobody types the scheme. */
export function wholeLink(text: string): string {
  const link = text.trim();
  return bare.test(link) ? `https://${link}` : link;
}
