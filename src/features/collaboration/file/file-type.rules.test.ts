import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { harmlessName, headLength, isZip, typeOf, type FileTypeName } from './file-type.rules.ts';
import { endOfZip, namesIn, zipDirectoryIn } from './zip-directory.rules.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** An archive as far as its kind goes: the head of its first entry, the list of names, and where that lies. */
function zipped(names: string[], { content = '', remark = '', isLarge = false } = {}): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  const files = Buffer.concat([head, latin(names[0] ?? ''), latin(content)]);
  const listed = names.map((name) => {
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002', 'latin1');
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(isLarge ? 0xffff : names.length, 10);
  end.writeUInt32LE(isLarge ? 0xffffffff : directory.length, 12);
  end.writeUInt32LE(isLarge ? 0xffffffff : files.length, 16);
  end.writeUInt16LE(remark.length, 20);
  const largeEnd = Buffer.alloc(isLarge ? 76 : 0);
  if (isLarge) {
    largeEnd.write('PK\u0006\u0006', 'latin1');
    largeEnd.writeBigUInt64LE(BigInt(names.length), 32);
    largeEnd.writeBigUInt64LE(BigInt(directory.length), 40);
    largeEnd.writeBigUInt64LE(BigInt(files.length), 48);
    largeEnd.write('PK\u0006\u0007', 56, 'latin1');
  }
  return Buffer.concat([files, directory, largeEnd, end, latin(remark)]);
}
const word = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => `word/media/picture-of-a-page-${n}.png`);

/** Its end says something else of its list. */
function counting(archive: Buffer, entries: number, more = 0): Buffer {
  const end = archive.length - 22;
  archive.writeUInt16LE(entries, end + 10);
  archive.writeUInt32LE(archive.readUInt32LE(end + 12) + more, end + 12);
  archive.writeUInt32LE(archive.readUInt32LE(end + 16) - more, end + 16);
  return archive;
}

/** Another list lies where its end says, before the one that ends there. */
function withBytesBeforeList(archive: Buffer): Buffer {
  const start = archive.readUInt32LE(archive.length - 6);
  return Buffer.concat([archive.subarray(0, start), latin('more'), archive.subarray(start)]);
}
const office = (part: string) => zipped(['[Content_Types].xml', '_rels/.rels', part]);
const odt = 'application/vnd.oasis.opendocument.text';

/** As it is looked at when it has come in. */
function kindOf(bytes: Buffer): FileTypeName | undefined {
  const found = isZip(bytes) ? zipDirectoryIn(bytes.subarray(-endOfZip), bytes.length) : undefined;
  const names = found && namesIn(bytes.subarray(found.start, found.start + found.length), found.entries);
  return typeOf(bytes.subarray(0, headLength), names);
}

suite('What a file is', () => {
  const cases: [string, Buffer, FileTypeName | undefined][] = [
    ['a PDF', latin('%PDF-1.7\n…'), 'pdf'],
    ['a PNG', latin('\x89PNG\r\n\x1a\n\0\0'), 'png'],
    ['a JPEG', latin('\xff\xd8\xff\xe0\0'), 'jpeg'],
    ['a GIF', latin('GIF89a\0'), 'gif'],
    ['a WebP', latin('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
    ['another RIFF', latin('RIFF\x10\0\0\0WAVEfmt '), undefined],
    ['Word', office('word/document.xml'), 'docx'],
    ['Excel', office('xl/workbook.xml'), 'xlsx'],
    ['PowerPoint', office('ppt/presentation.xml'), 'pptx'],
    ['Word with macros', zipped([...word, 'word/vbaProject.bin']), undefined],
    ['Word with macros in other letters', zipped([...word, 'word\\VBAPROJECT.BIN']), undefined],
    ['Excel with macros of its fourth version', office('xl/macrosheets/sheet1.xml'), undefined],
    [
      'Word with macros before many names',
      zipped([...word, 'word/vbaProject.bin', ...many(9000)]),
      undefined,
    ],
    [
      'Word with macros behind many names',
      zipped([...word, ...many(9000), 'word/vbaProject.bin']),
      undefined,
    ],
    ['Word with many pictures', zipped([...word, ...many(9000)]), 'docx'],
    ['Word with more names than anybody looks through', zipped([...word, ...many(30_000)]), undefined],
    ['Word with a remark', zipped(word, { remark: 'by hand' }), 'docx'],
    ['Word by a program that foresees large files', zipped(word, { isLarge: true }), 'docx'],
    [
      'Word with macros by such a program',
      zipped([...word, 'word/vbaProject.bin'], { isLarge: true }),
      undefined,
    ],
    [
      'Word with another end in its remark',
      zipped(word, { remark: `PK\u0005\u0006${'\0'.repeat(18)}` }),
      undefined,
    ],
    ['Word with something behind its end', Buffer.concat([zipped(word), latin('more')]), undefined],
    ['Word with something before its list', withBytesBeforeList(zipped(word)), undefined],
    ['Word with fewer names than it says', counting(zipped(word), 4), undefined],
    ['Word whose list is cut', counting(zipped(word), 3, -1), undefined],
    ['Word without an end', zipped(word).subarray(0, -22), undefined],
    ['an OpenDocument', zipped(['mimetype', 'content.xml'], { content: `${odt}PK` }), 'odt'],
    [
      'an OpenDocument with macros',
      zipped(['mimetype', 'content.xml', 'Basic/Standard/Module1.xml'], { content: `${odt}PK` }),
      undefined,
    ],
    [
      'an OpenDocument with scripts',
      zipped(['mimetype', 'content.xml', 'Scripts/python/run.py'], { content: `${odt}PK` }),
      undefined,
    ],
    ['an archive', zipped(['a.txt', 'word/document.xml']), 'zip'],
    ['text', Buffer.from('Date;Şube;المبلغ\r\n2026-01-31;Ankara;12\r\n'), 'text'],
    ['text of an older program', latin('Tarih;\xdeube\r\n'), 'text'],
    ['a program for Windows', latin('MZ\x90\0\x03'), undefined],
    ['a program for Linux', latin('\x7fELF\x02\x01'), undefined],
    ['a script', latin('#!/bin/sh\nrm -r /\n'), undefined],
    ['a page', latin('  <!DOCTYPE html><html>'), undefined],
    ['a page with words before it', latin('hello <script>alert(1)</script>'), undefined],
    ['a picture that holds scripts', latin('<?xml version="1.0"?><svg xmlns="…">'), undefined],
    ['nothing we know', latin('\0\x01\x02\x03'), undefined],
  ];
  for (const [what, bytes, type] of cases)
    test(`is found by its content: ${what}`, () => assert.equal(kindOf(bytes), type));
});

suite('The name of a file', () => {
  const cases: [string, FileTypeName, string][] = [
    ['Review Q1.pdf', 'pdf', 'Review Q1.pdf'],
    ['Review Q1.PDF', 'pdf', 'Review Q1.PDF'],
    ['invoice.pdf.exe', 'pdf', 'invoice.pdf.exe.pdf'],
    ['photo.jpeg', 'jpeg', 'photo.jpeg'],
    ['page.html', 'text', 'page.html.txt'],
    ['list.csv', 'text', 'list.csv'],
    ['../../etc/passwd', 'text', '_.._etc_passwd.txt'],
    ['C:\\Users\\ada\\report.docx', 'docx', 'C__Users_ada_report.docx'],
    ['CON.txt', 'text', 'file_CON.txt'],
    ['.htaccess', 'text', 'htaccess.txt'],
    ['...', 'pdf', 'file_.pdf'],
    ['gözden geçirme.xlsx', 'xlsx', 'gözden geçirme.xlsx'],
    ['مراجعة الصلاحيات.pdf', 'pdf', 'مراجعة الصلاحيات.pdf'],
    ['ends in a dot.', 'pdf', 'ends in a dot.pdf'],
    [`a${'😀'.repeat(95)}`, 'pdf', `a${'😀'.repeat(89)}.pdf`],
  ];
  for (const [given, type, kept] of cases)
    test(`is harmless: “${given}”`, () => assert.equal(harmlessName(given, type), kept));
});
