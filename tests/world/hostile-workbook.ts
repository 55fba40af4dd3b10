import { zip } from '#platform/server/sheets/zip.ts';

/** A workbook whose sheets are these XML; the first one has the name. */
export const workbookOf = (
  sheets: string | readonly string[],
  more: { name: string; content: string }[] = [],
  name = 'A',
) => {
  const contents = typeof sheets === 'string' ? [sheets] : sheets;
  const forEach = (say: (at: number) => string) => contents.map((_, at) => say(at + 1)).join('');
  return zip([
    ...more,
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="r"><sheets>${forEach((at) => `<sheet name="${at === 1 ? name : at}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${forEach((at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`)}</Relationships>`,
    },
    ...contents.map((content, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content })),
  ]);
};

/** So many cells that share one long text: a few kilobytes that unfold to a hundred megabytes, once every cell has its own. */
export const sharingText = (rows: number) =>
  workbookOf(
    `<worksheet><sheetData>${Array.from({ length: rows }, (_, at) => `<row r="${at + 1}">${['A', 'B', 'C', 'D'].map((column) => `<c r="${column}${at + 1}" t="s"><v>0</v></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`,
    [{ name: 'xl/sharedStrings.xml', content: `<sst><si><t>${'x'.repeat(32_767)}</t></si></sst>` }],
  );
