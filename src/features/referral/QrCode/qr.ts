import { encode } from 'uqr';

/** The quiet zone around a code, modules: readers need it. */
const border = 3;

/** A QR code as the path of an SVG whose sides are `size` modules long. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

/** The same as a file that can be printed. */
export function qrFile(text: string): Blob {
  const { size, path } = qrPath(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}
