import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assessmentLink, compareLink, importLink, listOfAddress, roadmapLink } from './maturity-paths.ts';

const id = '0190b7e2-0000-7000-8000-000000000001';
const own = '0190b7e2-0000-7000-8000-000000000002';
const list = (link: string) => listOfAddress(new URL(link, 'https://plumbline.example'));

describe('the list an address belongs to', () => {
  for (const [link, where] of [
    [assessmentLink({ id, framework: 'iso' }), '/apps/maturity/ISO'],
    [assessmentLink({ id, framework: 'custom' }), '/apps/maturity/own'],
    [roadmapLink({ id, framework: 'nist' }), '/apps/maturity/nist'],
    [compareLink({ id, framework: 'iso', framework_id: null }, id), '/apps/maturity/ISO'],
    [importLink({ id, framework: 'custom', framework_id: own }), `/apps/maturity/own?framework=${own}`],
    [roadmapLink(id), '/apps/maturity/cis'],
  ] as const)
    it(link.replace(/=.*/, ''), () => assert.equal(list(link), where));
});
