import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { formsOf } from '../../run/web-build/forms.ts';
import { lightened } from '../../run/web-build/light-contracts.ts';

const none = new Set<string>();
const about = `const endpoint = endpointsAbout('thing');\n`;
const aboutLight = `const endpoint = /*#__PURE__*/ (() => (endpointsAbout('thing')))();\n`;
const light = (contract: string, forms = none) => lightened('thing.contract.ts', about + contract, forms);

suite('A contract, as the browser gets it', () => {
  test('says how a call is made, and what is written where a form is made of it, not what is answered', () => {
    const endpoint = `endpoint({ method: 'PUT', path: '/thing/:id/', params: idParams, body: thing, response: oneOf(thing.extend({ id })), refusals: [gone] })`;
    assert.equal(
      light(`export const changeThing = ${endpoint};`, new Set(['changeThing'])),
      `${aboutLight}export const changeThing = /*#__PURE__*/ (() => (endpoint({ method: 'PUT', path: '/thing/:id/', params: undefined, body: thing, response: undefined, refusals: [gone] })))();`,
    );
  });

  test('does not say what is written where no form is made of it', () => {
    assert.equal(
      light(
        `export const saveThing = endpoint({ method: 'PUT', path: '/thing/', body: z.object({ thing }) });`,
      ),
      `${aboutLight}export const saveThing = /*#__PURE__*/ (() => (endpoint({ method: 'PUT', path: '/thing/', body: undefined })))();`,
    );
  });

  test('leaves out the reply of what several calls share, too', () => {
    const calls = `const a = endpoint({ ...listing, path: '/a/' });\nconst b = endpoint({ ...listing, path: '/b/' });`;
    assert.match(
      light(`const listing = { method: 'GET', query: listed, body: said, response: pageOf(row) };\n${calls}`),
      /const listing = \/\*#__PURE__\*\/ \(\(\) => \(\{ method: 'GET', query: undefined, body: said, response: undefined \}\)\)\(\);/,
    );
  });

  test('lets a shape go that nobody uses, and keeps one whose field is called like a part of a call', () => {
    assert.equal(
      lightened('thing.contract.ts', `export const said = z.object({ response: z.string() });`, none),
      `export const said = /*#__PURE__*/ (() => (z.object({ response: z.string() })))();`,
    );
  });

  test('leaves out what comes from a function, or from elsewhere', () => {
    const verb = `const verb = (name: string) => ({ method: 'POST', path: name, params: idParams, response: row }) as const;\n`;
    assert.equal(
      light(`${verb}const a = endpoint(verb('a'));`),
      `${aboutLight}${verb.replace('idParams', 'undefined').replace('row', 'undefined')}const a = /*#__PURE__*/ (() => (endpoint(verb('a'))))();`,
    );
    const none = ', params: undefined, query: undefined, response: undefined';
    assert.match(
      light(`const a = endpoint({ ...imported, path: '/' });`),
      new RegExp(`\\.\\.\\.imported${none}, path`),
    );
    assert.match(
      light(`const a = endpoint(imported(1));`),
      new RegExp(`\\{ \\.\\.\\.imported\\(1\\)${none} \\}`),
    );
  });

  test('is refused where an endpoint is no constant of its own', () => {
    assert.throws(() => light(`const all = [endpoint({ path: '/' })];`), /not a constant of its own/);
    assert.throws(() => light(`const all = [endpointsAbout('a')];`), /not a constant of its own/);
    assert.match(light(`const a = endpointsAbout('a')({ query: asked });`), /query: undefined/);
  });
});

suite('A screen', () => {
  const from = `import { closeRisk as close } from '../risk.contract.ts';\n`;

  test('makes forms of bodies, under whatever name it imports the call', () => {
    assert.deepEqual(formsOf('A.tsx', `${from}const a = close.body.omit({ version: true });`), ['closeRisk']);
    assert.deepEqual(formsOf('A.tsx', `const a = failure.body.code;`), []);
  });

  test('may not ask for what the browser does not have', () => {
    assert.throws(() => formsOf('A.tsx', `${from}const a = close.query;`), /closeRisk\.query/);
    assert.throws(() => formsOf('A.tsx', `${from}const { body } = close;`), /takes closeRisk apart/);
  });
});
