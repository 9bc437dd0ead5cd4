import { describe, expect, it } from 'vitest';
import { attachmentKindOf, attachmentMimes, attachmentProblems, beginsAs } from './rules.ts';
import { attachmentKinds, maxAttachmentSize } from './schema.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the kind of a file', () => {
  it('is told by the ending of its name, in any case', () => {
    expect(attachmentKindOf('План.PDF')).toBe('pdf');
    expect(attachmentKindOf('tar.gz.zip')).toBe('zip');
    expect(attachmentKindOf('фото.JPEG ')).toBe('jpg');
    for (const name of ['', 'pdf', '.pdf', 'plan.pdf.exe', 'plan.', 'страница.html', 'картинка.svg'])
      expect({ name, kind: attachmentKindOf(name) }).toEqual({ name, kind: null });
    expect(Object.keys(attachmentMimes)).toEqual([...attachmentKinds]);
  });

  it('is one that clients can open or unpack: video and sound too', () => {
    const kinds = ['pdf', 'docx', 'xlsx', 'pptx', 'mp3', 'mp4', 'm4a', 'jpg', 'png', 'webp', 'zip'];
    expect([...attachmentKinds]).toEqual(kinds);
    for (const kind of kinds) expect(attachmentProblems({ fileName: `Файл.${kind}`, size: 1 })).toEqual({});
  });

  it('must agree with its first bytes', () => {
    const zip = bytes('PK\x03\x04rest');
    const good = {
      pdf: bytes('\n%PDF-1.7'),
      docx: zip,
      xlsx: zip,
      pptx: zip,
      zip: bytes('PK\x05\x06'),
      mp3: bytes('\xFF\xFB\x90'),
      mp4: bytes('\0\0\0\x18ftypmp42'),
      m4a: bytes('\0\0\0\x20ftypM4A '),
      jpg: bytes('\xFF\xD8\xFF\xE0'),
      png: bytes('\x89PNG\r\n\x1A\n'),
      webp: bytes('RIFF\x22\0\0\0WEBPVP8 '),
    };
    for (const kind of attachmentKinds) {
      expect({ kind, good: beginsAs(kind, good[kind]) }).toEqual({ kind, good: true });
      for (const wrong of [bytes(''), bytes('<html>'), bytes('MZ\x90\0')])
        expect({ kind, wrong: beginsAs(kind, wrong) }).toEqual({ kind, wrong: false });
    }
    expect(beginsAs('mp3', bytes('ID3\x04'))).toBe(true);
    expect(beginsAs('png', good.jpg)).toBe(false);
  });
});

describe('a file for a module', () => {
  const fields = (candidate: Parameters<typeof attachmentProblems>[0]) =>
    Object.keys(attachmentProblems(candidate));

  it('is refused by its name, its size or its contents', () => {
    expect(fields({ fileName: 'План.pdf' })).toEqual([]);
    expect(fields({ fileName: 'План.pdf', size: maxAttachmentSize, head: bytes('%PDF-1.4') })).toEqual([]);
    expect(fields({ fileName: '  ' })).toEqual(['fileName']);
    expect(fields({ fileName: `${'я'.repeat(252)}.pdf` })).toEqual(['fileName']);
    expect(fields({ fileName: 'план.exe' })).toEqual(['fileName']);
    expect(fields({ fileName: 'План.pdf', size: 0 })).toEqual(['file']);
    expect(fields({ fileName: 'План.pdf', size: maxAttachmentSize + 1 })).toEqual(['file']);
    expect(fields({ fileName: 'План.pdf', head: bytes('MZ') })).toEqual(['file']);
  });

  it('is refused in the language of the author', () => {
    expect(attachmentProblems({ fileName: 'a.pdf', size: 0 })).toEqual({ file: 'Файл пуст' });
    expect(attachmentProblems({ fileName: 'a.pdf', size: 0 }, 'en')).toEqual({ file: 'The file is empty' });
  });
});
