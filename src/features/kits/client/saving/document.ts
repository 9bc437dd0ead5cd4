import type { createStore } from 'jotai';
import pdfMake from 'pdfmake/build/pdfmake.js';
import { imageUrl } from '#api/upload/image-url.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import cyrillic from '#theme/fonts/print/golos-cyrillic-400.ttf';
import cyrillicBold from '#theme/fonts/print/golos-cyrillic-700.ttf';
import latin from '#theme/fonts/print/golos-latin-400.ttf';
import latinBold from '#theme/fonts/print/golos-latin-700.ttf';
import signs from '#theme/fonts/print/golos-signs-400.ttf';
import signsBold from '#theme/fonts/print/golos-signs-700.ttf';
import type { ClientPage, PageModule, PageRow } from '../page.ts';
import type { PrintFont } from './glyphs.ts';
import { printedPage } from './printed.ts';

type Store = ReturnType<typeof createStore>;

/** How long what is in the modules may take, ms. */
const patience = 20_000;

/** Widest picture, dots: sharp on paper across the whole page. */
const widest = 1600;

const files: Record<PrintFont, [normal: string, bold: string]> = {
  Cyrillic: [cyrillic, cyrillicBold],
  Latin: [latin, latinBold],
  Signs: [signs, signsBold],
};

const address = (file: string) => new URL(file, document.baseURI).href;

/** Only the console's own fonts are fetched. */
const own = (url: string) => new URL(url).origin === location.origin;

const fonts = Object.fromEntries(
  Object.entries(files).map(([name, [normal, bold]]) => [
    name,
    { normal: address(normal), bold: address(bold), italics: address(normal), bolditalics: address(bold) },
  ]),
);

/** The content of a module, once all of it is loaded. */
const rowsOf = (store: Store, { rowsAtom }: PageModule): Promise<readonly PageRow[]> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(() => reject(new Error('The lectures did not come'))), patience);
    const look = () => {
      const rows = store.get(rowsAtom);
      if (rows !== null) done(() => resolve(rows));
    };
    const stop = store.sub(rowsAtom, look);
    function done(end: () => void) {
      clearTimeout(timer);
      stop();
      end();
    }
    look();
  });

/** A picture as a page takes it: JPEG, on white where it is seen through. Undefined where it does not open. */
async function asJpeg(imageId: string): Promise<string | undefined> {
  const answer = await fetch(imageUrl(imageId));
  if (!answer.ok) return undefined;
  const bitmap = await createImageBitmap(await answer.blob()).catch(() => null);
  if (bitmap === null) return undefined;
  const scale = Math.min(1, widest / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}

/** The page as a PDF with real text, all of its modules in it. `dropped` counts signs that our fonts do not have. */
export async function documentOfPage(
  page: ClientPage,
  { store, language }: { store: Store; language: Language },
): Promise<{ blob: Blob; dropped: number }> {
  const rows = new Map<string, readonly PageRow[]>();
  const pictures = new Map<string, string>();
  const wanted = new Set(page.imageId === null ? [] : [page.imageId]);
  for (const section of page.sections) {
    if (section.type === 'modules')
      for (const module of section.modules) rows.set(module.id, await rowsOf(store, module));
    if (section.type === 'questions')
      for (const { imageId } of section.questions) if (imageId !== null) wanted.add(imageId);
  }
  for (const id of wanted) {
    const data = await asJpeg(id);
    if (data !== undefined) pictures.set(id, data);
  }
  const { document: laidOut, dropped } = printedPage({ page, rows, pictures, language });
  pdfMake.addFonts(fonts);
  pdfMake.setUrlAccessPolicy(own);
  return { blob: await pdfMake.createPdf(laidOut).getBlob(), dropped };
}
