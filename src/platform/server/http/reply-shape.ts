import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core';

/** What a value becomes: itself, or a copy with the named fields alone. `misfit` where it is of another shape. */
type Shape = (value: unknown) => unknown;
export const misfit = Symbol('misfit');

/** A schema as functions that look at shapes alone: kinds of values, choices, which fields there are. What the schema does not
 *  name is left out, as by the schema itself; what a text has to look like is not looked at. Parts of kinds that are not
 *  known here are left to the schema. */
export function shapeOf(schema: $ZodType): Shape {
  const shape = known.get(schema) ?? madeOf(schema);
  known.set(schema, shape);
  return shape;
}

// Replies share most of their parts.
const known = new WeakMap<$ZodType, Shape>();

function madeOf(schema: $ZodType): Shape {
  const { def } = (schema as $ZodTypes)._zod;
  const isPlain =
    def.checks === undefined || def.checks.every((check) => !changing.has(check._zod.def.check));
  if (!isPlain) return bySchema(schema);
  switch (def.type) {
    case 'string':
      return def.coerce ? bySchema(schema) : (value) => (typeof value === 'string' ? value : misfit);
    case 'number':
      return def.coerce ? bySchema(schema) : (value) => (Number.isFinite(value) ? value : misfit);
    case 'boolean':
      return def.coerce ? bySchema(schema) : (value) => (typeof value === 'boolean' ? value : misfit);
    case 'enum': {
      const choices = new Set<unknown>(Object.values(def.entries));
      return (value) => (choices.has(value) ? value : misfit);
    }
    case 'literal': {
      const choices = new Set<unknown>(def.values);
      return (value) => (choices.has(value) ? value : misfit);
    }
    case 'nullable': {
      const inner = shapeOf(def.innerType);
      return (value) => (value === null ? null : inner(value));
    }
    case 'optional': {
      const inner = shapeOf(def.innerType);
      return (value) => (value === undefined ? undefined : inner(value));
    }
    case 'array':
      return listOf(shapeOf(def.element));
    case 'object':
      return def.catchall === undefined ? objectOf(def.shape) : bySchema(schema);
    default:
      return bySchema(schema);
  }
}

/** Checks that may do more than look: such a part is the schema's. */
const changing = new Set(['overwrite', 'custom', 'property']);

const bySchema =
  (schema: $ZodType): Shape =>
  (value) => {
    const result = safeParse(schema, value);
    return result.success ? result.data : misfit;
  };

// A value that already is what it becomes is passed on as it is: most are, and a copy costs more than the look.

function listOf(item: Shape): Shape {
  return (value) => {
    if (!Array.isArray(value)) return misfit;
    let isSame = true;
    const list: unknown[] = [];
    for (const one of value) {
      const shaped = item(one);
      if (shaped === misfit) return misfit;
      if (shaped !== one) isSame = false;
      list.push(shaped);
    }
    return isSame ? value : list;
  };
}

function objectOf(shape: Readonly<Record<string, $ZodType>>): Shape {
  const names = Object.keys(shape);
  const shapes = Object.values(shape).map(shapeOf);
  /** Whether these are its fields and no others, in this order, each as it has to be. */
  const isSame = (value: Record<string, unknown>): boolean => {
    let at = 0;
    for (const name in value) {
      if (name !== names[at]) return false;
      const field = value[name];
      if (shapes[at]?.(field) !== field) return false;
      at++;
    }
    return at === names.length;
  };
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit;
    const given = value as Record<string, unknown>;
    if (isSame(given)) return value;
    const object: Record<string, unknown> = {};
    for (const [at, name] of names.entries()) {
      const field = shapes[at]?.(given[name]);
      if (field === misfit) return misfit;
      if (field !== undefined || name in given) object[name] = field;
    }
    return object;
  };
}
