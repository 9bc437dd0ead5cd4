/**
 * Characters that are invisible, or change what is around them: control characters, line breaks, direction marks, zero-width spaces. The joiners of
 * emoji and of Persian are allowed.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\uFEFF]/gu;

/**
 * The stored name of a file, whatever a caller has sent: without a path, and without anything that a folder or a screen would show as something else.
 * Empty if nothing is left.
 */
export function cleanFileName(given: string): string {
  const name = given.toWellFormed().replace(unseen, '');
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  // Windows drops these at the end of a name, which would change its extension.
  return last.replace(/[\s.]+$/, '').trimStart();
}

/** The header that makes a browser save a file under its name, in any script: RFC 6266 with the encoding of RFC 8187. */
export function attachmentDisposition(fileName: string): string {
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
