/** How much of red, green and blue becomes each of them for eyes that lack one kind of cone (Machado, Oliveira, Fernandes 2009). */
const matrices: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** The filter through which a page looks as such eyes see it; nothing for eyes that see all colours. */
export function sightFilter(sight: string): string {
  const rows = matrices[sight];
  if (rows === undefined) return '';
  const values = [...rows.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><filter id="s" color-interpolation-filters="linearRGB"><feColorMatrix values="${values}"/></filter></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}#s")`;
}
