import { xmlText } from '#platform/server/sheets/xml.ts';
import { zip } from '#platform/server/sheets/zip.ts';
import { printable, type Block, type NewDocument } from '../document.ts';
import { stylesXml } from './styles.ts';
import { barsXml, factsXml, figuresXml, inner, tableXml } from './tables.ts';
import { declaration, namespaces, wordsIn, type Words } from './words.ts';

const packages = 'http://schemas.openxmlformats.org/package/2006';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A document for Word. Its only fields count pages; nothing in it leads outside of it. */
export function writeDocx(document: NewDocument): Buffer {
  const words = wordsIn(document.language);
  return zip([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: packageRelations },
    { name: 'docProps/core.xml', content: properties(document) },
    { name: 'word/document.xml', content: body(words, document.blocks) },
    { name: 'word/styles.xml', content: stylesXml(document.language) },
    { name: 'word/settings.xml', content: settings },
    {
      name: 'word/header1.xml',
      content: edge(
        words,
        'hdr',
        document.head.start,
        words.text(document.head.end, { style: 'Small', end: true }),
      ),
    },
    {
      name: 'word/footer1.xml',
      content: edge(words, 'ftr', document.foot.start, pageNumber(words, document.foot.pages)),
    },
    { name: 'word/_rels/document.xml.rels', content: documentRelations },
  ]);
}

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/word/document.xml" ContentType="${parts}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${parts}.styles+xml"/><Override PartName="/word/settings.xml" ContentType="${parts}.settings+xml"/><Override PartName="/word/header1.xml" ContentType="${parts}.header+xml"/><Override PartName="/word/footer1.xml" ContentType="${parts}.footer+xml"/></Types>`;

const packageRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

const documentRelations = `${declaration}<Relationships xmlns="${packages}/relationships">${[
  'styles',
  'settings',
  'header',
  'footer',
]
  .map(
    (type, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${type}${at > 1 ? '1' : ''}.xml"/>`,
  )
  .join('')}</Relationships>`;

// As Word 2013 and later write it: without it, everything opens in a mode for old documents.
const settings = `${declaration}<w:settings ${namespaces}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;

const properties = ({ title, author, language }: NewDocument): string =>
  `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(printable(title))}</dc:title><dc:creator>${xmlText(printable(author))}</dc:creator><dc:language>${language}</dc:language></cp:coreProperties>`;

function body(words: Words, blocks: readonly Block[]): string {
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1361" w:right="1134" w:bottom="1247" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>${words.rightToLeft ? '<w:bidi/>' : ''}</w:sectPr>`;
  return `${declaration}<w:document ${namespaces}><w:body>${blocks.map((block, at) => blockXml(words, block, blocks[at + 1])).join('')}${section}</w:body></w:document>`;
}

function blockXml(words: Words, block: Block, next: Block | undefined): string {
  switch (block.kind) {
    case 'title':
      return (
        words.text(block.over, { style: 'Subtitle' }) +
        words.text(block.text, { style: 'Title' }) +
        words.text(block.under, { style: 'Subtitle' })
      );
    case 'heading':
      return words.text(block.text, { style: `Heading${block.level}` });
    case 'paragraph':
      return words.paragraph(block, {
        style: block.notice ? 'Notice' : 'Normal',
        keepNext: next?.kind === 'table',
      });
    case 'facts':
      return factsXml(words, block);
    case 'figures':
      return figuresXml(words, block);
    case 'table':
      return tableXml(words, block);
    case 'bars':
      return barsXml(words, block);
    case 'page':
      return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  }
}

/** What stands at the head or the foot: words where reading begins, and more where it ends. */
function edge({ rightToLeft, text }: Words, kind: 'hdr' | 'ftr', start: string, end: string): string {
  const widths = [Math.round(inner * 0.72), inner - Math.round(inner * 0.72)];
  const cells = [text(start, { style: 'Small' }), end]
    .map((content, at) => `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/></w:tcPr>${content}</w:tc>`)
    .join('');
  return `${declaration}<w:${kind} ${namespaces}><w:tbl><w:tblPr>${rightToLeft ? '<w:bidiVisual/>' : ''}<w:tblW w:w="${inner}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="0" w:type="dxa"/><w:right w:w="0" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid><w:tr>${cells}</w:tr></w:tbl><w:p><w:pPr><w:pStyle w:val="Small"/></w:pPr></w:p></w:${kind}>`;
}

function pageNumber({ framed, rightToLeft }: Words, pages: string): string {
  const turned = rightToLeft ? '<w:rPr><w:rtl/></w:rPr>' : '';
  const content = pages
    .split(/(\{\{pages?\}\})/)
    .map((part) => {
      const field = { '{{page}}': 'PAGE', '{{pages}}': 'NUMPAGES' }[part];
      if (field !== undefined)
        return `<w:fldSimple w:instr=" ${field} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
      return part === '' ? '' : `<w:r>${turned}<w:t xml:space="preserve">${xmlText(part)}</w:t></w:r>`;
    })
    .join('');
  return framed(content, { style: 'Small', end: true });
}
