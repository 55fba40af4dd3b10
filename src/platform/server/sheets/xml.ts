import { SaxesParser } from 'saxes';
import { BadFile } from './sheet.ts';

export interface XmlListener {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads XML piece by piece. Documents that declare a type are refused: that is where entities would be defined. */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  { open, text, close }: XmlListener,
): Promise<void> {
  const parser = new SaxesParser({ position: false });
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('doctype', () => {
    throw new BadFile('has_doctype');
  });
  parser.on('error', () => {
    throw new BadFile('damaged');
  });
  if (open)
    parser.on('opentag', ({ name, attributes }) => open(local(name), attributes as Record<string, string>));
  if (text) parser.on('text', text);
  if (text) parser.on('cdata', text);
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let some = false;
  try {
    for await (const chunk of chunks) {
      some = true;
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    if (some) parser.close();
  } catch (error) {
    throw error instanceof TypeError ? new BadFile('damaged') : error;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text inside of XML. */
export const xmlText = (text: string): string =>
  text.replace(/[&<>"\r]/g, (found) => entities[found] ?? found);

// A workbook spells what XML cannot hold as _xHHHH_, and therefore also text that looks so.
/** A cell's text as a workbook spells it. */
export const spelled = (text: string): string =>
  xmlText(
    text
      .replace(/_x[0-9A-Fa-f]{4}_/g, (found) => `_x005F${found}`)
      // eslint-disable-next-line no-control-regex -- they are what XML cannot hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, (found) => {
        const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        return `_x${code}_`;
      }),
  );

/** The text of a cell that was spelled so. */
export const unspelled = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
