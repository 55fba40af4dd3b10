// Verifies an exported activity log without the product: node verify-export.mjs log.jsonl [earlier.jsonl ...]
// The hash of an entry is SHA-256 over the hash before it, its number and its text, a line each. An earlier export, or any
// text with a line "<entry> <hash>", is held against the log as well: a log that was written anew would be whole in itself.
// An entry that was withheld from whoever exported has its hash and not its text: what stands behind it proves the hash (of several in
// a row, that of the last), and nothing proves what else is told of it. How many there are is said.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const linesOf = (path) => createInterface({ input: createReadStream(path), crlfDelay: Infinity });
const [path, ...earlier] = process.argv.slice(2);
if (path === undefined) stop('which file? node verify-export.mjs log.jsonl [earlier.jsonl ...]');

const noted = new Map();
for (const file of earlier)
  for await (const line of linesOf(file)) {
    const [, seq, hash] =
      /^(?:\{"anchor":\{"day":"[^"]*","seq":)?(\d+)(?:,"hash":"| )([0-9a-f]{64})\b/.exec(line) ?? [];
    const [, acts, end] = /^\{"end":\{"acts":(\d+),.*"hash":"([0-9a-f]{64})"/.exec(line) ?? [];
    if (hash ?? end) noted.set(Number(seq ?? acts), hash ?? end);
  }
if (earlier.length > 0 && noted.size === 0) stop(`${earlier.join(', ')}: no end of a log is noted there`);

let [number, seq, hash, day, days, withheld, end] = [0, 0, '', '', 0, 0, undefined];
for await (const line of linesOf(path)) {
  number++;
  if (end !== undefined) broken('something stands behind the end');
  if (number === 1) {
    if (parsed(line).log !== 'plumbline') broken('this is no exported log');
    continue;
  }
  const [, entry, written, form, act] =
    /^\{"seq":(\d+),"hash":"([0-9a-f]{64})","(act|withheld)":(.*)\}$/.exec(line) ?? [];
  if (act !== undefined) {
    if (Number(entry) !== ++seq) broken(`entry ${seq} is missing`);
    if (form === 'withheld') withheld++;
    hash =
      form === 'withheld'
        ? written
        : createHash('sha256').update(`${hash}\n${seq}\n${act}`, 'utf8').digest('hex');
    if (hash !== written) broken(`the hash of entry ${seq} does not follow from it and the one before`);
    if (noted.has(seq) && noted.get(seq) !== hash) broken(`entry ${seq} was noted with another hash`);
    noted.delete(seq);
    const { at } = parsed(act);
    if (day !== at.slice(0, 10)) [day, days] = [at.slice(0, 10), days + 1];
    continue;
  }
  const { anchor, end: ending } = parsed(line);
  if (anchor && (anchor.day !== day || anchor.seq !== seq || anchor.hash !== hash))
    broken(`the anchor of ${anchor.day} differs`);
  if (!anchor && !ending) broken('this is neither an entry nor an anchor');
  end = ending;
}
if (end === undefined) broken('the end is missing');
if (end.acts !== seq || end.days !== days || end.hash !== hash) broken('the end differs from the entries');
if (noted.size > 0) broken(`entry ${[...noted.keys()][0]} was noted, and is not there`);
const told = withheld === 0 ? '' : `, of which ${withheld} were withheld`;
process.stdout.write(`whole: ${seq} acts of ${days} days${told}, ending in ${hash}\n`);

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return broken('this is no JSON');
  }
}
function broken(why) {
  stop(`broken at line ${number}: ${why}`);
}
function stop(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
