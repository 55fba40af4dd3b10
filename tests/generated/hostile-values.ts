import type { Shape } from '#tests/generated/from-schema.ts';

const deep = (levels: number): unknown => (levels === 0 ? 'deep' : { deep: deep(levels - 1) });
const wide = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`key${at}`, at]));

/** What people who mean harm write into a text. */
export const hostileTexts = [
  `'; drop table risk; --`,
  `' or '1'='1`,
  `$1::uuid; select pg_sleep(5)`,
  `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  '{{constructor.constructor("return process")()}} ${7*7} #{7*7} %s%n%x',
  '=cmd|"/C calc"!A0',
  '../../../../../etc/passwd',
  '\u0000after the end',
  '\ud800 half a pair',
  '\u202eright to left\u2069',
  'a\u0300'.repeat(200),
  '\uFEFF\u200b\u2028\u2029',
  '👨‍👩‍👧‍👦'.repeat(60),
  '%00%2f%c0%af',
  'x'.repeat(100_000),
  '',
  ' ',
  '__proto__',
  'null',
  'NaN',
  '-1',
  '9'.repeat(30),
];

/** The same as parts of an address, which is not as long, and what numbers are mistaken for there. */
export const hostileParts = [
  ...hostileTexts.map((text) => text.slice(0, 5000)),
  '-1',
  '1e9',
  '0x10',
  '١٢',
  '1.5',
  '99999999999',
];

const kinds: unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  -2_147_483_649,
  2_147_483_648,
  9_007_199_254_740_992,
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 'x' },
  { length: 1e9 },
  ['x'],
  deep(20),
  wide,
];

/** Days that no calendar has, or none that is worked with; some of them can be written as a day. */
const edgesOfTime = [
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '-000001-12-31',
  '9999-12-31',
  '+275760-09-13',
  '2026-02-29',
  '1900-02-29',
  '2100-02-29',
  '2024-02-29',
  '2026-13-01',
  'infinity',
];

const halves = ['\ud83d', '\ude00'];
/** Letters of two halves at the places where a text may be cut, and halves alone. */
function cutsOf({ maxLength = 200 }: Shape): string[] {
  const places = [40, 60, 80, 120, 200, 240].filter((place) => place < maxLength);
  const longest = Math.min(maxLength, 5000);
  return [
    `${'x'.repeat(longest - 1)}😀`,
    `${'x'.repeat(longest - 1)}${halves[0]}`,
    `${halves[1]}${'x'.repeat(Math.min(longest, 12) - 1)}`,
    ...places.map((place) => `${'x'.repeat(place - 1)}😀y`),
  ];
}

/** The text that may stand at a spot, if one may. */
function textIn(shape: Shape): Shape | undefined {
  if (shape.type === 'string') return shape;
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return choices.find((one) => one.type === 'string');
  return shape.type === undefined ? shape : undefined;
}

/** Keys of pages as ours look, with what does not belong there. */
export const hostilePageKeys = [
  ...[
    'NaN',
    'Infinity',
    '1e3',
    ' 1',
    '99999',
    '-0',
    '',
    'x',
    ...edgesOfTime,
    '2026-05-04 25:00:00+00',
    '\0',
    '\ud800',
  ].map((value) => [value, '00000000-0000-4000-8000-000000000000']),
  [1, '00000000-0000-4000-8000-000000000000'],
  [null, null],
  [['1'], ['2']],
  ['1', '00000000-0000-4000-8000-00000000000g'],
  [],
  {},
  'text',
  null,
].map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'));

/** Values for one spot of an input: of every kind, of every size, and of every kind of malice. */
export function hostileValues(shape: Shape): unknown[] {
  const text = textIn(shape);
  // A spot for something else than text needs to see text too, but not all of it.
  if (text === undefined) return [...kinds, ...hostileTexts.slice(0, 1), '', 'NaN', '9'.repeat(30)];
  return [...kinds, ...hostileTexts, ...textsFor(text)];
}

/** What means harm to a text of this kind alone. */
export function textsFor(shape: Shape): string[] {
  if (shape.format === 'date') return edgesOfTime;
  if (shape.format === 'date-time') return edgesOfTime.map((day) => `${day}T00:00:00Z`);
  return shape.format === undefined ? cutsOf(shape) : [];
}
