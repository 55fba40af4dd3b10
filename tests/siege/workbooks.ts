import { zip } from '#platform/server/sheets/zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

interface Parts {
  sheet?: string;
  sharedStrings?: string;
  styles?: string;
  workbook?: string;
  relations?: string;
  more?: { name: string; content: string }[];
}

/** A workbook of these parts; what is not said is what a program of sheets would write. */
export const workbookWith = ({
  sheet,
  sharedStrings,
  styles,
  workbook,
  relations,
  more = [],
}: Parts): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content:
        workbook ??
        `<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        relations ??
        '<Relationships><Relationship Id="rId1" Type="a/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="a/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="a/styles" Target="styles.xml"/></Relationships>',
    },
    ...(sharedStrings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: sharedStrings }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', content: styles }]),
    { name: 'xl/worksheets/sheet1.xml', content: sheet ?? sheetOf('<row r="1"><c r="A1"/></row>') },
    ...more,
  ]);

export const sheetOf = (rows: string): string =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
export const text = (cell: string, value: string): string =>
  `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

const titles = `<row r="1">${text('A1', 'Title')}${text('B1', 'Description')}</row>`;
const titled = (rows: string): string => sheetOf(titles + rows);
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** A thousand rows of four cells that all point at one text. */
const shared = (letters: number): Buffer =>
  workbookWith({
    sharedStrings: `<sst xmlns="${main}"><si><t>${'x'.repeat(letters)}</t></si><si><t>Title</t></si></sst>`,
    sheet: sheetOf(
      `<row r="1"><c r="A1" t="s"><v>1</v></c></row>${times(
        1000,
        (at) =>
          `<row r="${at + 2}">${['A', 'B', 'C', 'D'].map((column) => `<c r="${column}${at + 2}" t="s"><v>0</v></c>`).join('')}</row>`,
      ).join('')}`,
    ),
  });

/** Dates that are told by a format somebody wrote. */
const formatted = (code: string): Buffer =>
  workbookWith({
    styles: `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs count="1"><xf numFmtId="164"/></cellXfs></styleSheet>`,
    sheet: titled('<row r="2"><c r="A2" s="0"><v>45000</v></c></row>'),
  });

const patched = (content: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(content);
  change(copy);
  return copy;
};
const plain = workbookWith({ sheet: titled(`<row r="2">${text('A2', 'A risk that is fine')}</row>`) });
const directory = (copy: Buffer) => copy.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));

/** Workbooks that mean harm, by what they do. Each is made when it is wanted: some are large. */
export const hostileWorkbooks: Record<string, () => Buffer> = {
  'one text shared by 4,000 cells': () => shared(32_767),
  'one text of 5 MB shared by 4,000 cells': () => shared(5_000_000),
  'a number format of 400,000 brackets': () => formatted('['.repeat(400_000)),
  'a number format of 400,000 quotes': () => formatted('&quot;'.repeat(400_000)),
  'a number format of 400,000 escapes': () => formatted('\\'.repeat(400_000)),
  'a number format of half brackets': () => formatted('[h'.repeat(200_000)),
  '200 MB of spaces': () => workbookWith({ sheet: ' '.repeat(200_000_000) }),
  'a million empty rows': () => workbookWith({ sheet: titled('<row/>'.repeat(1_000_000)) }),
  'two million empty cells': () =>
    workbookWith({ sheet: titled(`<row r="2">${'<c/>'.repeat(2_000_000)}</row>`) }),
  'a cell in the last column of the last row': () =>
    workbookWith({ sheet: titled(`<row r="1048576">${text('XFD1048576', 'far')}</row>`) }),
  'a cell beyond the last column': () =>
    workbookWith({ sheet: titled(`<row r="2">${text('ZZZZZZ2', 'farther')}</row>`) }),
  'a row number past all numbers': () =>
    workbookWith({ sheet: titled(`<row r="99999999999999999999">${text('A2', 'far')}</row>`) }),
  'a cell of ten million letters': () =>
    workbookWith({ sheet: titled(`<row r="2">${text('A2', 'x'.repeat(10_000_000))}</row>`) }),
  'a text of 500,000 runs': () =>
    workbookWith({
      sheet: titled(
        `<row r="2"><c r="A2" t="inlineStr"><is>${'<r><t>x</t></r>'.repeat(500_000)}</is></c></row>`,
      ),
    }),
  'tags 200,000 deep': () =>
    workbookWith({ sheet: `<worksheet>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</worksheet>` }),
  'a tag of 200,000 attributes': () =>
    workbookWith({ sheet: sheetOf(`<row ${times(200_000, (at) => `a${at}="1"`).join(' ')}/>`) }),
  'an attribute of ten million letters': () =>
    workbookWith({ sheet: sheetOf(`<row r="${'1'.repeat(10_000_000)}"/>`) }),
  'entities that unfold': () =>
    workbookWith({
      sheet: `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}"><!ENTITY d "${'&c;'.repeat(50)}">]>${titled(`<row r="2">${text('A2', '&d;')}</row>`)}`,
    }),
  'an entity that names a file': () =>
    workbookWith({
      sheet: `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${titled(`<row r="2">${text('A2', '&x;')}</row>`)}`,
    }),
  'half of a sign in an escape': () =>
    workbookWith({ sheet: titled(`<row r="2">${text('A2', 'Half of a sign _xD800_ inside')}</row>`) }),
  'a zero in an escape': () =>
    workbookWith({ sheet: titled(`<row r="2">${text('A2', 'A zero _x0000_ inside')}</row>`) }),
  'a million escapes': () =>
    workbookWith({ sheet: titled(`<row r="2">${text('A2', '_x005F_'.repeat(1_000_000))}</row>`) }),
  'shared texts that are not there': () =>
    workbookWith({
      sharedStrings: `<sst xmlns="${main}"/>`,
      sheet: titled('<row r="2"><c r="A2" t="s"><v>-1</v></c><c r="B2" t="s"><v>1e99</v></c></row>'),
    }),
  'a million shared texts': () =>
    workbookWith({
      sharedStrings: `<sst xmlns="${main}">${'<si><t>x</t></si>'.repeat(1_000_000)}</sst>`,
      sheet: titled(''),
    }),
  'days that no calendar has': () =>
    workbookWith({
      styles: `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`,
      sheet: titled(
        `<row r="2">${['1e308', '-1e308', 'NaN', 'Infinity', '2958466', '-1'].map((day) => `<c s="0"><v>${day}</v></c>`).join('')}</row>`,
      ),
    }),
  '100,000 sheets': () =>
    workbookWith({
      workbook: `<workbook xmlns:r="r"><sheets>${times(100_000, (at) => `<sheet name="${at}" sheetId="${at}" r:id="rId1"/>`).join('')}</sheets></workbook>`,
    }),
  'a sheet that is itself the workbook': () =>
    workbookWith({
      relations: '<Relationships><Relationship Id="rId1" Target="workbook.xml"/></Relationships>',
    }),
  'a sheet outside of the archive': () =>
    workbookWith({
      relations: '<Relationships><Relationship Id="rId1" Target="../../../../etc/passwd"/></Relationships>',
    }),
  'a sheet on another machine': () =>
    workbookWith({
      relations:
        '<Relationships><Relationship Id="rId1" TargetMode="External" Target="http://127.0.0.1:9/"/></Relationships>',
    }),
  '20,000 files': () =>
    workbookWith({ more: times(20_000, (at) => ({ name: `xl/media/${at}.bin`, content: '' })) }),
  'the same file twice': () =>
    workbookWith({ more: [{ name: 'xl/worksheets/sheet1.xml', content: titled('') }] }),
  'a name that leads out of the folder': () =>
    workbookWith({ more: [{ name: '../../../../tmp/planted', content: 'planted' }] }),
  'a size that is not true': () =>
    patched(plain, (copy) => copy.writeUInt32LE(0xffff_ffff, directory(copy) + 24)),
  'a place that is not true': () =>
    patched(plain, (copy) => copy.writeUInt32LE(0xffff_ff00, directory(copy) + 42)),
  'a number of files that is not true': () =>
    patched(plain, (copy) => copy.writeUInt16LE(0xffff, copy.length - 12)),
  'a check sum that is not true': () => patched(plain, (copy) => copy.writeUInt32LE(0, directory(copy) + 16)),
  'a file that is said to be encrypted': () =>
    patched(plain, (copy) => copy.writeUInt16LE(1, directory(copy) + 8)),
  'the first half of a workbook': () => plain.subarray(0, plain.length / 2),
  'a workbook behind a program': () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096), plain]),
  'a workbook behind a picture': () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), plain]),
};
