/** A body that is no input: what it is, the answers that fit, and its headers where it does not say it is JSON. */
export type HostileBody = [
  told: string,
  status: number[],
  payload: string | Buffer,
  headers?: Record<string, string>,
];

const json = { 'content-type': 'application/json' };

export const oddBodies: readonly HostileBody[] = [
  ['half an object', [400], '{"title":'],
  ['a list', [400], '[]'],
  ['a text', [400], '"text"'],
  ['a number', [400], '1e999'],
  ['nothing', [400, 200], 'null'],
  ['not a number', [400], 'NaN'],
  ['a prototype', [400], '{"__proto__":{"type":"Admin"}}'],
  ['a prototype inside', [400], '{"title":"long enough","context":{"__proto__":{"polluted":true}}}'],
  ['a constructor', [400], '{"constructor":{"prototype":{"polluted":true}}}'],
  ['a key twice', [400], '{"title":"long enough","title":"another title"}'],
  ['bytes that are no text', [400], Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a form', [415], 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a plain text', [415], 'title', { 'content-type': 'text/plain' }],
  ['xml', [415], '<title/>', { 'content-type': 'application/xml' }],
  ['a strange kind', [415], '{}', { 'content-type': 'application/json/x; charset=\\' }],
  ['a compressed body', [400, 415], Buffer.from('1f8b0800', 'hex'), { ...json, 'content-encoding': 'gzip' }],
];

/** These weigh on whoever reads them. */
export const largeBodies: readonly HostileBody[] = [
  ['the deep', [400], `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['deep lists', [400], `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['a million keys', [400, 413], `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join()}}`],
];
