import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { languages, type Language } from '#platform/contract/access.ts';
import { always, type Refusal } from '#platform/contract/refusal.ts';
import { fieldOf } from '#platform/contract/input-errors.ts';
import { translate } from '#app/texts.ts';
import { workflows } from '#app/workflows.ts';
import { asOwner } from '#tests/world/connections.ts';
import { everyCall, inputFor, nameOf } from '#tests/generated/every-call.ts';
import { nameAt, sampleOf, shapeOf, spotsIn, withAt, type Shape } from '#tests/generated/from-schema.ts';
import { hostileValues } from '#tests/generated/hostile-values.ts';
import { fieldsFor } from '#tests/generated/starting-points.ts';

const inputs = everyCall.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    endpoint[part] ? [{ endpoint, part, schema: endpoint[part] as $ZodType }] : [],
  ),
);
const untold = (part: 'refusals' | 'input', key: string) =>
  languages
    .filter((language) => translate(language, part, key) === key)
    .map((language) => `${key} in ${language}`);

const src = join(import.meta.dirname, '../src');
/** Every folder of texts, those the server says and those the screens show. */
const texts = await Promise.all(
  (await readdir(src, { recursive: true }))
    .filter((path) => path.endsWith('text/en.ts'))
    .map(async (path) => {
      const [en, tr, ar] = await Promise.all(
        languages.map(
          async (language) =>
            ((await import(join(src, path.replace('en.ts', `${language}.ts`)))) as Record<string, object>)[
              language
            ] as object,
        ),
      );
      return { folder: path.slice(0, -6), en, tr, ar } as { folder: string } & Record<Language, object>;
    }),
);

/** Every text by its path: `refusals.not_found`. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, held]) =>
    flat(held, path === '' ? key : `${path}.${key}`),
  );
}

suite('The calls', () => {
  test('that are verbs of a record declare every refusal that its workflow names for them', () => {
    for (const endpoint of everyCall) {
      const [name, verb] = endpoint.verb?.split('.') ?? [];
      if (name === undefined) continue;
      const workflow = workflows.find((one) => one.name === name);
      const declared = endpoint.refusals.map(({ code }) => code);
      for (const { code } of workflow?.refusals(verb as never) ?? [])
        assert.ok(declared.includes(code), `${nameOf(endpoint)} may refuse with ${code}`);
      assert.ok(workflow?.verbs.includes(verb as string), `${endpoint.verb} is a verb`);
    }
  });

  test('are told apart by method and path, and those that share both by what their bodies hold', () => {
    const sharing = Map.groupBy(
      everyCall,
      ({ method, path }) => `${method} ${path.replace(/:\w+/g, ':').replace(/\/$/, '')}`,
    );
    for (const [name, calls] of sharing) {
      const open = calls.filter(({ onlyWhen }) => onlyWhen === undefined);
      assert.equal(open.length, 1, `${name} is one call, or one of several that takes what the others leave`);
      for (const call of calls) {
        const { body } = inputFor(call, { word: 'word' });
        const meant = calls.filter(({ onlyWhen }) => onlyWhen?.(body));
        assert.deepEqual(meant, call.onlyWhen === undefined ? [] : [call], `a body of ${name}`);
      }
    }
    assert.ok(everyCall.length >= 17);
  });

  test('have a schema for each part of their path, and for what they answer', () => {
    for (const endpoint of everyCall) {
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const known = endpoint.params ? Object.keys(shapeOf(endpoint.params).properties ?? {}) : [];
      assert.deepEqual(known.toSorted(), named.toSorted(), nameOf(endpoint));
      assert.ok(
        endpoint.response.item !== undefined || ['file', 'nothing'].includes(endpoint.response.shape),
        nameOf(endpoint),
      );
    }
  });

  test('change something only by a method that says so', () => {
    for (const endpoint of everyCall) {
      if (endpoint.reads) assert.ok(['GET', 'POST'].includes(endpoint.method), nameOf(endpoint));
      assert.ok(endpoint.access !== 'guest' || endpoint.subject !== 'risk', nameOf(endpoint));
    }
  });
});

suite('What a call takes', () => {
  test('can be made from its schema', () => {
    for (const endpoint of everyCall) {
      const given = fieldsFor(endpoint, 'word');
      const sample = inputFor(endpoint, {
        word: 'word',
        value: (_field, _shape, spot) => given[nameAt(spot)],
      });
      for (const part of ['params', 'query', 'body'] as const) {
        const schema = endpoint[part];
        if (!schema) continue;
        const result = safeParse(schema, sample[part]);
        assert.ok(
          result.success,
          `${nameOf(endpoint)} ${part}: ${JSON.stringify(result.error?.issues)} for ${JSON.stringify(sample[part])}`,
        );
      }
    }
  });

  test('is refused where it is not known, unless the specification fixes the call', () => {
    for (const { endpoint, part, schema } of inputs) {
      if (part === 'body' && endpoint.dropsUnknown) continue;
      const open = [...spotsIn(shapeOf(schema))].filter(
        ({ shape }) =>
          shape.type === 'object' &&
          shape.propertyNames === undefined &&
          shape.additionalProperties !== false,
      );
      assert.deepEqual(
        open.map(({ spot }) => spot.join('.')),
        [],
        `${nameOf(endpoint)} ${part}`,
      );
    }
  });

  test('is bounded: every text, list and number', () => {
    const unbounded = (shape: Shape) =>
      (shape.type === 'string' &&
        shape.maxLength === undefined &&
        shape.format === undefined &&
        shape.pattern === undefined &&
        shape.enum === undefined &&
        shape.const === undefined) ||
      (shape.type === 'array' && shape.maxItems === undefined && shape.prefixItems === undefined) ||
      (['integer', 'number'].includes(shape.type ?? '') &&
        (shape.maximum === undefined || shape.minimum === undefined));
    const found = inputs.flatMap(({ endpoint, part, schema }) =>
      [...spotsIn(shapeOf(schema))]
        .filter(({ shape }) => unbounded(shape))
        .map(({ spot }) => `${nameOf(endpoint)} ${part} ${spot.join('.')}`),
    );
    assert.deepEqual([...new Set(found)], []);
  });
});

suite('What may be said', () => {
  test('has a text in every language: refusals', () => {
    const all: readonly Refusal[] = [...always, ...everyCall.flatMap(({ refusals }) => refusals)];
    const codes = new Set([...all.map(({ code }) => code), 'unexpected', 'method_not_allowed']);
    assert.deepEqual(
      [...codes].flatMap((code) => untold('refusals', code)),
      [],
    );
  });

  test('has a text in every language: what is wrong with an input', async () => {
    const { explainIssue } = await import('#platform/contract/input-errors.ts');
    const keys = new Set<string>();
    for (const { schema } of inputs) {
      const shape = shapeOf(schema);
      const sample = sampleOf(shape, { word: 'word' });
      for (const { spot, shape: inner } of spotsIn(shape))
        for (const value of hostileValues(inner)) {
          const result = safeParse(schema, withAt(sample, spot, value));
          for (const issue of result.error?.issues ?? []) {
            keys.add(explainIssue(issue).key);
            assert.ok(fieldOf(issue).length > 0);
          }
        }
    }
    assert.ok(keys.size > 8, [...keys].join(', '));
    assert.deepEqual(
      [...keys].flatMap((key) => untold('input', key)),
      [],
    );
  });

  test('has a text in every language: what a constraint of the database says', async () => {
    const owner = await asOwner();
    const { rows } = await owner.query<{ place: string; name: string; columns: string }>(
      `select c.conrelid::regclass::text as place, c.conname as name from pg_constraint c
       where c.connamespace = 'public'::regnamespace and c.contype in ('u', 'f', 'c', 'x') and c.conrelid <> 0`,
    );
    const codes = Object.keys(
      Object.assign({}, ...texts.map(({ en }) => (en as { refusals?: object }).refusals ?? {})),
    );
    // Broken by a defect only, never by what somebody sends.
    const ofDefects = [
      '_broken',
      '_missing',
      '_treatment_unknown',
      '_member_already',
      'organisation_domain_organisation_id_organisation_address_organi',
    ];
    const silent = rows.filter(
      ({ name, place }) =>
        !name.startsWith(`${place}_`) ||
        (!codes.some((code) => name.endsWith(`_${code}`)) && !ofDefects.some((end) => name.endsWith(end))),
    );
    assert.deepEqual(
      silent.map(({ name }) => name),
      [],
    );
  });
});

suite('The texts', () => {
  const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted();
  // Plural forms differ by language: what they are forms of does not.
  const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

  test('are the same in every language: keys and places', () => {
    for (const part of texts) {
      const inEnglish = new Map(flat(part.en).map(([key, text]) => [stem(key), places(text)]));
      for (const language of languages) {
        const found = flat(part[language]);
        assert.deepEqual(
          new Set(found.map(([key]) => stem(key))),
          new Set(inEnglish.keys()),
          `${part.folder} in ${language}`,
        );
        for (const [key, text] of found) {
          // "One" and "two" may be words instead of the number; of none there is nothing to name.
          const wanted = inEnglish.get(stem(key)) ?? [];
          const said = places(text);
          const fits = /_(zero|one|two)$/.test(key)
            ? said.every((name) => wanted.includes(name))
            : JSON.stringify(said) === JSON.stringify(wanted);
          assert.ok(
            fits,
            `${part.folder} ${key} in ${language} names ${said.join()} instead of ${wanted.join()}`,
          );
          assert.ok(text.trim() !== '', `${part.folder} ${key} in ${language}`);
        }
      }
    }
  });

  test('say every number that their language tells apart', () => {
    const forms = (language: Language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = texts.flatMap((part) => {
      const inEnglish = flat(part.en).map(([key]) => key);
      const counted = inEnglish
        .map(stem)
        .filter((key, at, all) => all.indexOf(key) === at)
        .filter((key) => ['one', 'other'].every((form) => inEnglish.includes(`${key}_${form}`)));
      return languages.flatMap((language) => {
        const said = new Set(flat(part[language]).map(([key]) => key));
        return counted
          .flatMap((key) => forms(language).map((form) => `${key}_${form}`))
          .filter((key) => !said.has(key))
          .map((key) => `${part.folder} ${key} in ${language}`);
      });
    });
    assert.deepEqual(missing, []);
  });

  test('are written in their language', () => {
    const written: Record<Exclude<Language, 'en'>, (text: string) => boolean> = {
      tr: () => true,
      ar: (text) => /[\u0600-\u06ff]/.test(text),
    };
    // Names, formats and symbols are the same everywhere.
    const alike = /^[^a-z]*$|^(plumbline|csv|xlsx|utc|e-?posta|cis|nist|iso 27k|pia)$/i;
    const left = texts.flatMap((part) => {
      const english = new Map(flat(part.en));
      return (['tr', 'ar'] as const).flatMap((language) =>
        flat(part[language]).filter(([key, text]) => {
          const words = text.replaceAll(/\{\{[^}]*\}\}|https?:\S+|©|^\d+ – /g, '').trim();
          return (
            !alike.test(words) &&
            (!written[language](text) || (english.get(key) === text && words.split(/\s+/).length > 1))
          );
        }),
      );
    });
    assert.deepEqual(left, []);
  });
});
