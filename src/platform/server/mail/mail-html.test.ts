import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { languages } from '#platform/contract/access.ts';
import { contrast } from '#platform/contract/contrast.ts';
import type { MailFrame, MailWords } from './mail-kind.ts';
import { mailTransport } from './mail-transport.ts';
import { writeMail } from './write-mail.ts';

const frame: MailFrame = {
  organisation: 'Meridian <b>Health</b> & Co',
  palette: { primary: '#FFBE2C', secondary: '#006565' },
  language: 'en',
  origin: 'https://grc.example.com',
  token: 'a/token',
};
const words: MailWords = {
  subject: 'Sign-in at "Meridian"',
  paragraphs: ['<script>alert(1)</script>'],
  facts: [{ label: 'Device', value: '<img src=x onerror=alert(1)>' }],
  link: { label: 'Look', path: '/profile' },
  closing: ['If this was you, there is nothing to do.'],
};

suite('The HTML of a mail', () => {
  for (const language of languages)
    test(`in ${language} runs its way, and holds nothing that is fetched, run or typed as HTML`, () => {
      const { html } = writeMail(words, { ...frame, language });
      assert.match(html, new RegExp(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`));
      const tags = [...html.matchAll(/<(\w+)([^>]*)>/g)];
      const allowed = 'html head meta title body table tr td h1 p span a br'.split(' ');
      assert.deepEqual(
        [...new Set(tags.map(([, tag]) => tag ?? ''))].filter((tag) => !allowed.includes(tag)),
        [],
      );
      for (const [, , attributes = ''] of tags)
        assert.doesNotMatch(attributes, /\bsrc=|\bon\w+=|url\(|<style/);
      assert.ok(
        tags
          .filter(([, tag]) => tag === 'table')
          .every(([, , more]) => /role="presentation"/.test(more ?? '')),
      );
      assert.match(html, /Meridian &lt;b&gt;Health&lt;\/b&gt; &amp; Co/);
      const links = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address));
      assert.deepEqual(links, new Set(['https://grc.example.com/profile#a%2Ftoken']));
    });

  test('has the colour of the organisation with words that can be read on it, and no colour that is more than one', () => {
    const { html } = writeMail(words, frame);
    const [, ink = ''] = /bgcolor="#FFBE2C"[^>]*;color:(#\w{6})/.exec(html) ?? [];
    assert.ok(contrast(ink, '#FFBE2C') >= 4.5, ink);
    const palette = { primary: 'red"><script>', secondary: '#000000' };
    assert.doesNotMatch(writeMail(words, { ...frame, palette }).html, /<script>/);
  });
});

test('The text of a mail says the same, with the whole address', () => {
  const { text } = writeMail(words, frame);
  for (const said of [
    '<script>alert(1)</script>',
    'Device: <img',
    'https://grc.example.com/profile#a%2Ftoken',
    'nothing to do',
  ])
    assert.ok(text.includes(said), said);
});

const toAda = { ...writeMail(words, frame), id: 'an-id', to: { name: 'Ada', address: 'ada@example.com' } };
const keepingIn = (folder: string) =>
  mailTransport({ smtp: undefined, from: 'Plumbline <a@grc.example.com>', folder: join(folder, 'mail') });
async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-mail-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('Without a mail server a mail is one file, however often it is sent', () =>
  inFolder(async (folder) => {
    const transport = keepingIn(folder);
    await transport.send(toAda);
    await transport.send(toAda);
    assert.deepEqual(await readdir(join(folder, 'mail')), ['an-id.eml']);
    const file = await readFile(join(folder, 'mail', 'an-id.eml'), 'utf8');
    assert.match(file, /^Message-ID: <an-id@grc\.example\.com>\r$/m);
    assert.match(file, /^To: Ada <ada@example\.com>\r$/m);
    assert.match(file, /^Content-Type: multipart\/alternative;/m);
    assert.equal(transport.done, 'kept');
  }));

test('A file goes when its mail is not told of any more', () =>
  inFolder(async (folder) => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    for (const [id, age] of Object.entries({ old: 31, recent: 29 })) {
      await keepingIn(folder).send({ ...toAda, id });
      await utimes(join(folder, 'mail', `${id}.eml`), days(age), days(age));
    }
    await keepingIn(folder).send({ ...toAda, id: 'new' });
    assert.deepEqual((await readdir(join(folder, 'mail'))).toSorted(), ['new.eml', 'recent.eml']);
  }));
