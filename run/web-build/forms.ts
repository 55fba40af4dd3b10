import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What a browser asks of an endpoint: its body, where a form is made of it. The rest the built app does not have. */
const absent = new Set(['params', 'query', 'response']);

/** The endpoints whose body this screen makes a form of: `closeRisk.body.omit(...)`. Refuses a screen that asks an endpoint for
 *  what the built app does not have, or in a way that cannot be read here. */
export function formsOf(file: string, code: string): string[] {
  const { program, module } = parseSync(file, code);
  const fromContracts = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports)
    if (moduleRequest.value.endsWith('.contract.ts'))
      for (const { localName, importName, isType } of entries)
        if (!isType) fromContracts.set(localName.value, importName.name ?? '');
  const forms: string[] = [];
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const endpoint = object.type === 'Identifier' ? fromContracts.get(object.name) : undefined;
      if (endpoint === undefined || computed || property.type !== 'Identifier') return;
      if (absent.has(property.name))
        throw new Error(`${file} reads ${endpoint}.${property.name}: the browser has no such schema`);
      if (property.name === 'body') forms.push(endpoint);
    },
    VariableDeclarator({ id, init }) {
      const endpoint = init?.type === 'Identifier' ? fromContracts.get(init.name) : undefined;
      if (endpoint !== undefined && id.type === 'ObjectPattern')
        throw new Error(`${file} takes ${endpoint} apart: name what it needs of it as ${endpoint}.body`);
    },
  }).visit(program);
  return forms;
}

/** The endpoints whose body some screen makes a form of. */
export function formsIn(folder: string): Set<string> {
  const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?:\/web|^app\/\w+)\/.*\.tsx?$/.test(path) && !path.endsWith('.test.ts'),
  );
  const read = (path: string) => formsOf(path, readFileSync(join(folder, path), 'utf8'));
  return new Set(screens.flatMap(read));
}
