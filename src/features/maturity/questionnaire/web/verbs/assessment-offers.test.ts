import { deepEqual, equal } from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { MaturityStatus } from '#features/maturity/assessment/assessment-status.contract.ts';
import type { MaturityVerb } from '#features/maturity/assessment/assessment.workflow.ts';
import { furtherVerbs, mainVerb } from './assessment-offers.ts';

const assessment = (status: MaturityStatus, ...can: MaturityVerb[]) => ({
  status,
  reviewer: { id: 'reviewer', name: 'Rana' },
  deleted_at: null,
  permissions: { can },
});
const staff = { id: 'staff', isAdmin: false, decides: false };
const lead = { ...staff, decides: true };

suite('What is offered on an assessment', () => {
  test('begins with the next step of its way', () => {
    equal(mainVerb(assessment('draft', 'answer', 'edit', 'start', 'duplicate')), 'start');
    equal(mainVerb(assessment('in_progress', 'answer', 'submit')), 'submit');
    equal(mainVerb(assessment('submitted', 'return', 'approve')), 'approve');
    equal(mainVerb(assessment('approved', 'choose', 'duplicate', 'reopen')), undefined);
  });

  test('leaves out what a person may never do, and gives a reason for what they may not do now', () => {
    deepEqual(furtherVerbs(assessment('submitted'), staff, undefined), []);
    deepEqual(furtherVerbs(assessment('submitted', 'duplicate'), lead, undefined), [
      { verb: 'edit', notNow: 'with_reviewer' },
      { verb: 'assign', notNow: 'with_reviewer' },
      { verb: 'duplicate' },
      { verb: 'archive', notNow: 'with_reviewer' },
    ]);
    deepEqual(furtherVerbs(assessment('approved', 'duplicate', 'archive', 'choose'), lead, undefined), [
      { verb: 'edit', notNow: 'frozen' },
      { verb: 'assign', notNow: 'frozen' },
      { verb: 'choose' },
      { verb: 'duplicate' },
      { verb: 'archive' },
    ]);
  });

  test('tells the reviewer who answered it as well that somebody else approves', () => {
    const offers = furtherVerbs(assessment('submitted', 'return'), { ...staff, id: 'reviewer' }, undefined);
    deepEqual(offers, [{ verb: 'approve', notNow: 'needs_another' }, { verb: 'return' }]);
  });
});
