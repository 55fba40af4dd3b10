import { toJSONSchema, type $ZodType } from 'zod/v4/core';

/** The part of JSON Schema that our contracts print as. */
export interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  /** Of a field that is always refused. */
  not?: Shape;
}

const printed = new WeakMap<$ZodType, Shape>();

/** `type: ["string", "null"]` is how a choice of two prints where nothing else tells them apart. */
const spelledOut = (_: string, value: unknown): unknown => {
  const { type, ...rest } = (value ?? {}) as { type?: unknown };
  if (!Array.isArray(type)) return value;
  return { anyOf: type.map((one: string) => (one === 'null' ? { type: one } : { ...rest, type: one })) };
};

/** What a call accepts, as its schema prints. */
export function shapeOf(schema: $ZodType): Shape {
  let shape = printed.get(schema);
  if (shape === undefined)
    printed.set(
      schema,
      (shape = JSON.parse(
        JSON.stringify(toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })),
        spelledOut,
      ) as Shape),
    );
  return shape;
}

/** Where in an input: `['context', 'cause']`, `['tag_ids', 0]`. */
export type Spot = readonly (string | number)[];

/** The field at a place of an input, wherever in a list it is: `rules.kind`. */
export const nameAt = (spot: Spot): string => spot.filter((part) => typeof part === 'string').join('.');

/** What a field holds that an input does better without. */
export const omitted = Symbol('omitted');

export interface KnownValues {
  /** A value for a field whose name says more than its schema: an id, a version, a time zone. */
  value?: (field: string, shape: Shape, spot: Spot) => unknown;
  /** Written at the beginning of every free text. */
  word: string;
  /** Which of several alternatives; the first, unless said. */
  choose?: (spot: Spot, choices: number) => number;
}

const candidates = [
  'title,level',
  'code:0,title:1',
  '1',
  '25',
  'abcdef',
  'sample',
  '#4A90D9',
  'UTC',
  '2026-05-04',
  'example.com',
  'AB',
  'a',
  '0'.repeat(64),
  '-----BEGIN CERTIFICATE-----AAAA-----END CERTIFICATE-----',
  'ldaps://directory.example',
  '(mail={email})',
  '22:30',
  'true',
];

/** An input that the schema accepts, optional fields included. */
export function sampleOf(shape: Shape, known: KnownValues, spot: Spot = []): unknown {
  const field = String(spot.findLast((part) => typeof part === 'string') ?? '');
  const given = known.value?.(field, shape, spot);
  if (given !== undefined) return given;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[known.choose?.(spot, shape.enum.length) ?? 0];
  const choices = (shape.anyOf ?? shape.oneOf)?.filter(({ type }) => type !== 'null');
  if (choices !== undefined) {
    const at = choices.length > 1 ? (known.choose?.([...spot, '?'], choices.length) ?? 0) : 0;
    return sampleOf(choices[at] ?? {}, known, spot);
  }
  if (shape.allOf !== undefined) {
    const { allOf, ...rest } = shape;
    return sampleOf(Object.assign({}, ...allOf, rest) as Shape, known, spot);
  }
  switch (shape.type) {
    case 'object':
      return {
        ...Object.fromEntries(
          Object.entries(shape.properties ?? {})
            .filter(([, inner]) => inner.not === undefined)
            .map(([name, inner]) => [name, sampleOf(inner, known, [...spot, name])] as const)
            .filter(([, value]) => value !== omitted),
        ),
        ...(shape.propertyNames &&
          typeof shape.additionalProperties === 'object' && {
            sample: sampleOf(shape.additionalProperties, known, [...spot, 'sample']),
          }),
      };
    case 'array':
      if (shape.prefixItems)
        return shape.prefixItems.map((inner, at) => sampleOf(inner, known, [...spot, at]));
      return Array.from({ length: Math.max(1, shape.minItems ?? 1) }, (_, at) =>
        sampleOf(shape.items ?? {}, known, [...spot, at]),
      );
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, Math.min(1, shape.maximum ?? 1));
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return sampleText(shape, known.word, field);
    default:
      return known.word;
  }
}

let counter = 0;

function sampleText(
  { format, pattern, minLength = 0, maxLength = 10_000 }: Shape,
  word: string,
  field: string,
): string {
  if (format === 'uuid') return crypto.randomUUID();
  if (format === 'email') return `somebody@${word}.example`;
  // What is planned lies ahead; what happened, behind.
  if (format === 'date') return /^(next|ends|review)_on$/.test(field) ? '2099-05-04' : '2026-05-04';
  if (format === 'date-time') return '2026-05-04T10:00:00.000Z';
  if (format === 'uri') return `https://${word}.example/`;
  if (pattern !== undefined) {
    const accepted = [...(field === 'name' ? [`${word}${++counter}`] : []), word, ...candidates].find(
      (text) => new RegExp(pattern, 'u').test(text),
    );
    if (accepted === undefined) throw new Error(`no sample for the pattern ${pattern}`);
    return accepted;
  }
  // Names are taken once; a number keeps the next one apart.
  const text = field === 'name' ? `${word} ${++counter}` : `${word} sample`;
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

/** The input with another value at one spot. */
export function withAt(input: unknown, [first, ...rest]: Spot, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(input)) return input.map((held, at) => (at === first ? withAt(held, rest, value) : held));
  return { ...(input as object), [first]: withAt((input as Record<string, unknown>)?.[first], rest, value) };
}

/** Every spot of a shape, with what is expected there; of an array its first element stands for all. */
export function* spotsIn(shape: Shape, spot: Spot = []): Generator<{ spot: Spot; shape: Shape }> {
  yield { spot, shape };
  for (const inner of shape.anyOf ?? shape.oneOf ?? shape.allOf ?? []) yield* spotsIn(inner, spot);
  for (const [name, inner] of Object.entries(shape.properties ?? {})) yield* spotsIn(inner, [...spot, name]);
  if (shape.items) yield* spotsIn(shape.items, [...spot, 0]);
  for (const [at, inner] of (shape.prefixItems ?? []).entries()) yield* spotsIn(inner, [...spot, at]);
  if (shape.propertyNames && typeof shape.additionalProperties === 'object')
    yield* spotsIn(shape.additionalProperties, [...spot, 'sample']);
}

/** The sample, and one more for every alternative that the schema offers somewhere; the rest of each is the sample's. */
export function samplesOf(shape: Shape, known: KnownValues, most = 60): unknown[] {
  const samples: unknown[] = [];
  const open: ReadonlyMap<string, number>[] = [new Map()];
  for (let chosen = open.shift(); chosen !== undefined && samples.length < most; chosen = open.shift()) {
    const taken = chosen;
    samples.push(
      sampleOf(shape, {
        ...known,
        choose: (spot, choices) => {
          const place = spot.join('.');
          const before = taken.get(place);
          // What comes after the last choice was not offered before it was made.
          if (before === undefined && [...taken.keys()].every((other) => other < place))
            for (let other = 1; other < choices; other++) open.push(new Map([...taken, [place, other]]));
          return before ?? 0;
        },
      }),
    );
  }
  return samples;
}
