import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { calendarFile, escaped, folded, type CalendarEvent } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'task.1@plumbline',
  day: '2026-03-31',
  summary: 'Task due',
  description: 'https://grc.example/apps?task=1',
  url: 'https://grc.example/apps?task=1',
  category: 'Task',
  changed_at: '2026-03-01T08:05:09.120Z',
};
const fileOf = (...events: Partial<CalendarEvent>[]) =>
  calendarFile({
    name: 'Calendar',
    language: 'en',
    renewAfter: 4,
    events: events.map((one) => ({ ...event, ...one })),
  });

/** Lines as a reader joins them again (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
/** The text of a value as a reader takes it (3.3.11). */
const read = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));
const valuesOf = (file: string, name: string) =>
  unfolded(file)
    .filter((line) => new RegExp(`^${name}[;:]`).test(line))
    .map((line) => line.slice(line.indexOf(':') + 1));

const long = [
  'x'.repeat(500),
  'ş'.repeat(200),
  'مراجعة خطر '.repeat(40),
  '🧯'.repeat(90),
  `${'a'.repeat(74)}ş`,
  ' leading and trailing ',
];

suite('A calendar file', () => {
  test('ends every line by CR and LF, and has no line end of another kind', () => {
    const file = fileOf({ summary: 'One\nTwo\r\nThree\rFour' }, {});
    assert.ok(file.endsWith('END:VCALENDAR\r\n'));
    assert.doesNotMatch(file.replaceAll('\r\n', ''), /[\r\n]/);
    assert.equal(read(valuesOf(file, 'SUMMARY')[0] as string), 'One\nTwo\nThree\nFour');
  });

  test('has lines of at most 75 bytes, which joined are what was written, no character cut in two', () => {
    for (const text of long) {
      const file = fileOf({ summary: text });
      for (const line of file.split('\r\n')) {
        assert.ok(Buffer.byteLength(line) <= 75, line);
        assert.ok(line.isWellFormed());
      }
      assert.equal(valuesOf(file, 'SUMMARY')[0], text);
    }
    assert.equal(folded('y'.repeat(75)), 'y'.repeat(75));
    assert.equal(folded('y'.repeat(76)), `${'y'.repeat(75)}\r\n y`);
  });

  test('escapes what separates values, and nothing else', () => {
    assert.equal(escaped('a;b,c\\d:"e"\nf'), String.raw`a\;b\,c\\d:"e"\nf`);
    for (const text of ['a;b', 'a\\nb', ';,\\', 'end\\', '\n\n']) assert.equal(read(escaped(text)), text);
  });

  test('holds no control characters but the tab', () => {
    const file = fileOf({ summary: 'a\0b\x07c\td\x1be\x7ff' });
    assert.equal(valuesOf(file, 'SUMMARY')[0], 'abc\tdef');
  });

  test('cannot be given further lines by a title', () => {
    const file = fileOf({ summary: 'Harmless\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:forged' });
    assert.equal(unfolded(file).filter((line) => line === 'BEGIN:VEVENT').length, 1);
    assert.deepEqual(valuesOf(file, 'UID'), [event.uid]);
  });

  test('says of each event what is required, and that it takes a whole day', () => {
    const lines = unfolded(fileOf({}));
    assert.deepEqual(lines.slice(lines.indexOf('BEGIN:VEVENT')), [
      'BEGIN:VEVENT',
      'UID:task.1@plumbline',
      'DTSTAMP:20260301T080509Z',
      'LAST-MODIFIED:20260301T080509Z',
      'DTSTART;VALUE=DATE:20260331',
      'SUMMARY;LANGUAGE=en:Task due',
      'DESCRIPTION;LANGUAGE=en:https://grc.example/apps?task=1',
      'CATEGORIES;LANGUAGE=en:Task',
      'URL:https://grc.example/apps?task=1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    assert.deepEqual(lines.slice(0, 4), [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Plumbline//Calendar//EN',
      'CALSCALE:GREGORIAN',
    ]);
  });

  test('opens and closes its components in order, and has one where nothing falls on a day', () => {
    for (const file of [fileOf(), fileOf({}), fileOf({}, { uid: 'other' })]) {
      const open: string[] = [];
      let components = 0;
      for (const line of unfolded(file)) {
        assert.match(line, /^[A-Z-]+(;[A-Z-]+=[^:;]+)*:/);
        const [word, name = ''] = line.split(':');
        if (word === 'BEGIN' && open.push(name) === 2) components++;
        if (word === 'END') assert.equal(open.pop(), name);
      }
      assert.deepEqual(open, []);
      assert.ok(components > 0);
    }
  });
});
