import type { Language } from '#platform/contract/access.ts';
import { colours, declaration, namespaces, type Style } from './words.ts';

// On every machine that has Word, and with Arabic letters of its own.
const font = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Arial" w:cs="Arial"/>';
const locales: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR', ar: 'en-GB' };

interface Look {
  name: string;
  basedOn?: Style;
  next?: Style;
  /** In half points. */
  size?: number;
  strong?: boolean;
  colour?: string;
  /** In twentieths of a point. */
  before?: number;
  after?: number;
  keepNext?: boolean;
  outline?: number;
}

const looks: Record<Exclude<Style, 'Normal'>, Look> = {
  Title: { name: 'Title', next: 'Normal', size: 42, strong: true, after: 60 },
  Subtitle: { name: 'Subtitle', next: 'Normal', size: 20, colour: colours.faint, after: 60 },
  Heading1: {
    name: 'heading 1',
    next: 'Normal',
    size: 28,
    strong: true,
    before: 320,
    after: 120,
    keepNext: true,
    outline: 0,
  },
  Heading2: {
    name: 'heading 2',
    next: 'Normal',
    size: 22,
    strong: true,
    before: 240,
    after: 100,
    keepNext: true,
    outline: 1,
  },
  TableText: { name: 'Table text', size: 17, after: 20 },
  TableHead: { name: 'Table head', size: 16, strong: true, after: 20 },
  Small: { name: 'Small', size: 15, colour: colours.faint, after: 0 },
  Figure: { name: 'Figure', size: 34, strong: true, after: 0 },
  Notice: { name: 'Notice', size: 19, colour: colours.goal, after: 120 },
};

// The order of properties is the format's.
function styleOf(id: string, look: Look): string {
  const {
    name,
    basedOn = 'Normal',
    next,
    size,
    strong,
    colour,
    before = 0,
    after = 0,
    keepNext,
    outline,
  } = look;
  const paragraph = [
    keepNext ? '<w:keepNext/><w:keepLines/>' : '',
    `<w:spacing w:before="${before}" w:after="${after}"/>`,
    outline === undefined ? '' : `<w:outlineLvl w:val="${outline}"/>`,
  ].join('');
  const letters = [
    strong ? '<w:b/><w:bCs/>' : '',
    colour === undefined ? '' : `<w:color w:val="${colour}"/>`,
    size === undefined ? '' : `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`,
  ].join('');
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${basedOn}"/>${next ? `<w:next w:val="${next}"/>` : ''}<w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`;
}

/** How the document's paragraphs look: real headings, which Word lists beside the text and can make a table of contents of. */
export const stylesXml = (language: Language): string =>
  `${declaration}<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr>${font}<w:sz w:val="19"/><w:szCs w:val="19"/><w:lang w:val="${locales[language]}" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="0" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="0" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>${Object.entries(
    looks,
  )
    .map(([id, look]) => styleOf(id, look))
    .join('')}</w:styles>`;
