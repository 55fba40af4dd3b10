import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { lineHeight, radarLayout, type PlacedName } from './radar-layout.ts';

const capabilities = [
  'Governance',
  'Asset management',
  'Information protection',
  'Human resource security',
  'Physical security',
  'System and network security',
  'Application security',
  'Secure configuration',
  'Identity and access management',
  'Threat and vulnerability management',
  'Continuity',
  'Supplier relationships security',
  'Legal and compliance',
  'Security event management',
  'Security assurance',
];
const codes = Array.from({ length: 22 }, (_, at) => `GV.${String.fromCharCode(65 + at)}C`);

/** Where a name lies, as wide as its letters are at the least. */
function boxOf({ lines, x, y, anchor }: PlacedName) {
  const width = Math.max(...lines.map(({ length }) => length)) * 6;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const half = (lines.length * lineHeight) / 2;
  return { left, right: left + width, top: y - half, bottom: y + half };
}

suite('The names around a radar', () => {
  for (const width of [330, 510])
    for (const mirrored of [false, true])
      for (const names of [capabilities, codes, capabilities.slice(0, 3), capabilities.slice(0, 6)])
        test(`lie apart and inside, ${names.length} of them in ${width} px${mirrored ? ', mirrored' : ''}`, () => {
          const layout = radarLayout({ width, mirrored, highest: 5, names });
          const boxes = layout.names.map(boxOf);
          boxes.forEach((one, at) => {
            assert.ok(one.left >= 0 && one.right <= width, `${names[at]} is inside`);
            assert.ok(one.top >= 0 && one.bottom <= layout.height, `${names[at]} is on the picture`);
            boxes.slice(at + 1).forEach((other, after) => {
              const isApart =
                one.right <= other.left ||
                other.right <= one.left ||
                one.bottom <= other.top + 0.01 ||
                other.bottom <= one.top + 0.01;
              assert.ok(isApart, `${names[at]} and ${names[at + 1 + after]} lie apart`);
            });
          });
        });

  test('are whole where there is room for them, and cut where there is none', () => {
    const wide = radarLayout({ width: 510, mirrored: false, highest: 5, names: capabilities });
    assert.deepEqual(
      wide.names.map(({ lines }) => lines.join(' ')),
      capabilities,
    );
    const [, long] = radarLayout({
      width: 330,
      mirrored: false,
      highest: 5,
      names: ['A', 'Donaudampfschifffahrtsgesellschaft', 'C'],
    }).names;
    assert.match(long?.lines.join(' ') ?? '', /^Donau.*…$/);
  });
});
