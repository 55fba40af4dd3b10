import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { lightened } from '../run/web-build/light-contracts.ts';

const none = new Set<string>();

suite('A contract, as the browser gets it', () => {
  test('says how a call is made, and what is written where a form is made of it, not what is answered', () => {
    const endpoint = `endpoint({ method: 'PUT', path: '/thing/:id/', params: idParams, body: thing, response: oneOf(thing.extend({ id })), refusals: [gone] })`;
    assert.equal(
      lightened(`export const changeThing = ${endpoint};`, new Set(['changeThing'])),
      `export const changeThing = /*#__PURE__*/ (() => (endpoint({ method: 'PUT', path: '/thing/:id/', params: undefined, body: thing, response: undefined, refusals: [gone] })))();`,
    );
  });

  test('does not say what is written where no form is made of it', () => {
    assert.equal(
      lightened(
        `export const saveThing = endpoint({ method: 'PUT', path: '/thing/', body: z.object({ thing }) });`,
        none,
      ),
      `export const saveThing = /*#__PURE__*/ (() => (endpoint({ method: 'PUT', path: '/thing/', body: undefined })))();`,
    );
  });

  test('leaves out the reply of what several calls share, too', () => {
    assert.equal(
      lightened(`const listing = { method: 'GET', query: listed, response: pageOf(row) };`, none),
      `const listing = /*#__PURE__*/ (() => ({ method: 'GET', query: undefined, response: undefined }))();`,
    );
  });

  test('lets a shape go that nobody uses, and keeps one whose field is called like a part of a call', () => {
    assert.equal(
      lightened(`export const said = z.object({ response: z.string() });`, none),
      `export const said = /*#__PURE__*/ (() => (z.object({ response: z.string() })))();`,
    );
  });
});
