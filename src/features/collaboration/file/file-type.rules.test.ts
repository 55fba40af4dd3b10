import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { harmlessName, typeOf, type FileTypeName } from './file-type.rules.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** An archive as far as its kind goes: the head of its first entry, and the list of names at its end. */
function zipped(names: string[], content = ''): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  const listed = names.map((name) => {
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002', 'latin1');
    entry.writeUInt16LE(name.length, 28);
    return Buffer.concat([entry, latin(name)]);
  });
  return Buffer.concat([head, latin(names[0] ?? ''), latin(content), ...listed]);
}
const office = (part: string) => zipped(['[Content_Types].xml', '_rels/.rels', part]);
const odt = 'application/vnd.oasis.opendocument.text';

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
    [
      'Word with macros',
      zipped(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
      undefined,
    ],
    ['an OpenDocument', zipped(['mimetype', 'content.xml'], `${odt}PK`), 'odt'],
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
    test(`is found by its content: ${what}`, () => assert.equal(typeOf(bytes, bytes), type));
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
  ];
  for (const [given, type, kept] of cases)
    test(`is harmless: “${given}”`, () => assert.equal(harmlessName(given, type), kept));
});
