import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { chooseBrowser } from '../../run/browser.js';

const given = process.env['CHROMIUM_PATH'];
beforeEach(() => void delete process.env['CHROMIUM_PATH']);
afterEach(() => {
  if (given === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = given;
});

/** What is there and what can be had; answers which was taken, what was said of it, and what was tried to get. */
async function chosen(
  there: { shell?: string; whole?: string },
  had: { shell?: string; whole?: string } = {},
) {
  const tried: string[] = [];
  const get = (what: 'shell' | 'whole') => () => (tried.push(what), had[what]);
  const { path, line } = (await chooseBrowser({
    findShell: () => there.shell,
    getShell: get('shell'),
    findWhole: () => there.whole,
    getWhole: get('whole'),
    versionOf: () => '156.0.8078.108',
  })) as { path: string; line: string };
  return { path, line, tried };
}

suite('The browser of the tests', () => {
  const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

  test('is the headless shell where it is there', async () => {
    assert.deepEqual(await chosen({ shell, whole }), {
      path: shell,
      line: `Browser: chromium-headless-shell 156.0.8078.108 (${shell})`,
      tried: [],
    });
  });

  test('is the headless shell also where only a whole browser is there, and the shell can be had', async () => {
    const { path, tried } = await chosen({ whole }, { shell });
    assert.deepEqual([path, tried], [shell, ['shell']]);
  });

  test('is the whole browser where no headless shell can be had, and says so in its line', async () => {
    assert.deepEqual(await chosen({ whole }), {
      path: whole,
      line: `Browser: chromium 156.0.8078.108 (${whole}): a headless shell, which has half the work, could not be had`,
      tried: ['shell'],
    });
    assert.equal((await chosen({}, { whole })).path, whole);
    await assert.rejects(chosen({}), /No Chromium could be found or fetched/);
  });

  test('is the one that CHROMIUM_PATH names, whatever else is there', async () => {
    process.env['CHROMIUM_PATH'] = '/opt/mine';
    assert.equal(
      (await chosen({ shell, whole })).line,
      'Browser: mine 156.0.8078.108 (/opt/mine), as CHROMIUM_PATH says',
    );
  });
});
