import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { byIdentifier } from './identifier.rules.ts';

suite('Identifiers stand in the order people count in:', () => {
  const cases: string[][] = [
    ['3.1', '3.2', '3.9', '3.10', '4.1', '10.1', '18.5'],
    ['4.1', '7.5', '7.5.1', '7.5.2', '10.2', 'A.5.1', 'A.5.2', 'A.5.10', 'A.8.34'],
    ['DE.AE-02', 'DE.AE-03', 'DE.AE-10', 'DE.CM-01'],
    ['1', '2', '10', 'A.5', 'A.8'],
  ];
  for (const ordered of cases)
    test(ordered.join(', '), () => {
      assert.deepEqual(ordered.toReversed().toSorted(byIdentifier), ordered);
      for (const identifier of ordered) assert.equal(byIdentifier(identifier, identifier), 0);
    });
});
