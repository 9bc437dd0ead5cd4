/** Text as HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string | number): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return String(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A name as one argument of a POSIX shell. */
export function shellArgument(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
