/** The window sizes for stories, px: `globals: { viewport: { value: 'phone' } }`. Story tests and documentation pages use them too. */
export const viewportSizes = {
  phone: { width: 360, height: 780 },
  tablet: { width: 768, height: 1024 },
  /** A desktop on which the page is zoomed to 200 %. */
  zoomed: { width: 720, height: 450 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The name of such a size. */
export type SizeName = keyof typeof viewportSizes;

export const isSize = (name: unknown): name is SizeName =>
  typeof name === 'string' && Object.hasOwn(viewportSizes, name);

const styles = ({ width, height }: { width: number; height: number }) => ({
  width: `${width}px`,
  height: `${height}px`,
});

/** The sizes in the toolbar of the workbench. */
export const viewports = {
  phone: { name: 'Phone 360', styles: styles(viewportSizes.phone), type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: styles(viewportSizes.tablet), type: 'tablet' },
  zoomed: { name: 'Desktop at 200 %', styles: styles(viewportSizes.zoomed), type: 'desktop' },
  desktop: { name: 'Desktop 1440', styles: styles(viewportSizes.desktop), type: 'desktop' },
} as const;
