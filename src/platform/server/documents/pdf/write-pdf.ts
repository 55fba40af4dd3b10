import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '#platform/contract/access.ts';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { bare, isRightToLeft, runsFromRight, type NewDocument, type Paragraph } from '../document.ts';

// Static fonts in two weights. Not Noto Sans Arabic, which the screens have: it draws ي and ت with one stroke and other dots, and
// whoever searches the file would not find the word.
const fonts = [
  'inter/400Regular/Inter_400Regular',
  'inter/600SemiBold/Inter_600SemiBold',
  'vazirmatn/400Regular/Vazirmatn_400Regular',
  'vazirmatn/600SemiBold/Vazirmatn_600SemiBold',
  'noto-sans-math/400Regular/NotoSansMath_400Regular',
  'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular',
];

/** A document as PDF/UA-1: tagged, with bookmarks, its fonts inside; without tags where the engine is too old to write them. Everything
 *  in it is handed over as JSON, so none of it is code. */
export function writePdf(document: NewDocument): Buffer {
  const compiler = NodeCompiler.create({
    // Nothing outside of this folder is read.
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: fonts.map(fontFile) }],
  });
  const compiled = compiler.compile({
    mainFilePath: fileURLToPath(import.meta.resolve('./document.typ')),
    inputs: { document: asJson(document) },
  });
  const failure = compiled.takeError();
  if (failure !== null || compiled.result === null)
    throw new Error(
      `the document was not set: ${JSON.stringify(failure && compiler.fetchDiagnostics(failure))}`,
    );
  try {
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  } catch (error) {
    // What an engine before 0.7.0 says: it writes a plain PDF.
    if (!String(error).includes('unknown variant `ua-1`')) throw error;
    return compiler.pdf(compiled.result);
  }
}

const fontFile = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}.ttf`)));

/** As the templates take it: each typed paragraph says which way it runs, and line ends inside of words are spaces. */
const asJson = (document: NewDocument): string =>
  JSON.stringify({ ...document, right_to_left: isRightToLeft(document.language) }, (_, value: unknown) => {
    if (typeof value === 'string') return plain(value.replaceAll(/\s/g, ' '), document.language);
    if (isTyped(value))
      return { spans: value.spans, dir: runsFromRight(value, document.language) ? 'rtl' : 'ltr' };
    return value;
  });

/** Where all words run from the left, nothing has to keep them apart; what is copied from the file is then clean. */
const plain = (text: string, language: Language) =>
  isRightToLeft(language) ||
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
    ? text
    : bare(text);

const isTyped = (value: unknown): value is Paragraph =>
  typeof value === 'object' && value !== null && 'typed' in value && value.typed === true;
