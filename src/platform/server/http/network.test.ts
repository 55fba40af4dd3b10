import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from './network.ts';

test('a network is the /24 of an IPv4 caller', () => {
  assert.equal(networkOf('203.0.113.7'), '203.0.113');
  assert.equal(networkOf('::ffff:203.0.113.200'), '203.0.113');
});

test('a network is the /64 of an IPv6 caller, however its zeros are written', () => {
  const same = ['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:0:a:b:c:d', '2001:0db8:0000:0000::9'];
  assert.deepEqual([...new Set(same.map(networkOf))], ['2001:db8:0:0']);
  assert.equal(networkOf('2001:db8:0:1::1'), '2001:db8:0:1');
  assert.equal(networkOf('::1'), '0:0:0:0');
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0');
  assert.equal(networkOf('1:2:3:4:5:6:7:8'), '1:2:3:4');
});
