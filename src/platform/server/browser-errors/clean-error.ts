import { cutText } from '#platform/contract/plain-text/cut-text.ts';

interface BrowserError {
  path: string;
  message: string;
  stack: string;
}

const left = '…';
const longestMessage = 300;
const mostFrames = 12;

/** From the first quote to the last: what is quoted may hold some itself. */
const quoted = [/".*"/g, /'.*'/g, /`.*`/g, /(?<![^ (])\/.*\//g];
const straight: Readonly<Record<string, string>> = { '‘': "'", '’': "'" };

/** Words that are no words of a program: addresses, numbers, ids, other letters than those of ASCII. */
const personal = /@|:\/\/|\d{4}|[0-9a-f]{8}-|[^\x20-\x7e…]/i;

/** Browsers name the value itself in these, without quotes: `Invalid time zone specified: …`. */
const aboutValues = /^(RangeError|SyntaxError|URIError): ([^:]*):.*$/s;

/** What a message says without what it may hold of what somebody typed, or of a record. */
function cleanMessage(message: string): string {
  const line = message.replace(aboutValues, `$1: $2: ${left}`).replaceAll(/\s+/g, ' ');
  const plain = line.replaceAll(/[“”„«»‘’]/g, (quote) => straight[quote] ?? '"');
  const unquoted = quoted.reduce((text, part) => text.replaceAll(part, left), plain);
  const words = unquoted.split(' ').map((word) => (personal.test(word) ? left : word));
  return cutText(words.join(' '), longestMessage);
}

/** `/compliance/:id`: a part of a path that is no word of ours is an id, or was typed. */
const cleanPath = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '').replaceAll(/[^/]+/g, (part) => (/^:?[a-z-]{1,40}$/i.test(part) ? part : ':'));

/** Files of the product by their address: as they are built, and as the development server has them. */
const ownFile = /^https?:\/\/[^/?#]+\/((?:assets\/|src\/)?[\w.-]+(?:\/[\w.-]+)*\.(?:js|tsx?))(?:[?#]\S*)?$/;
/** `    at name (address:1:2)`, or `name@address:1:2`. */
const frame = /^(?:\s*at (?:(.*?) \(|async )?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/;
const name = /^[\w$.<>[\] ]{1,80}$/;

/** The places alone, of our files. The first lines of some browsers' stacks repeat the message. */
function cleanStack(stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const [, called, before, address = '', row, column] = frame.exec(line) ?? [];
    if (row === undefined) return [];
    const file = ownFile.exec(address)?.[1];
    const within = called ?? before ?? '';
    return file === undefined
      ? ['elsewhere']
      : [`${name.test(within) ? `${within} ` : ''}${file}:${row}:${column}`];
  });
  return frames.slice(0, mostFrames).join('\n');
}

/** What may be logged of an error in a browser: neither what somebody typed, nor an address with its query, nor an id. */
export const cleanError = ({ path, message, stack }: BrowserError): BrowserError => ({
  path: cleanPath(path),
  message: cleanMessage(message),
  stack: cleanStack(stack),
});
