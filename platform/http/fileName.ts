/**
 * What draws nothing by itself, or turns what stands around it: control characters, ends of lines, marks of direction, spaces without a
 * width. The joiners of emoji and of Persian stay.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\uFEFF]/gu;

/**
 * The name of a file as it is kept, whatever a caller has sent: without a path, and without anything that a folder or a screen would
 * show as something else. Empty where nothing is left of it.
 */
export function cleanFileName(given: string): string {
  const name = given.toWellFormed().replace(unseen, '');
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  // Windows drops what stands at the end of a name here, and would so change its ending.
  return last.replace(/[\s.]+$/, '').trimStart();
}

/** A header that has a file saved under its name, in any script: RFC 6266 with the encoding of RFC 8187. */
export function attachmentDisposition(fileName: string): string {
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
