import { deepEqual, equal } from 'node:assert/strict';
import { suite, test } from 'node:test';
import { furtherOffers } from '#platform/web/workflow/verb-offers.ts';
import type { MaturityStatus } from '#features/maturity/assessment/assessment-status.contract.ts';
import type { MaturityVerb } from '#features/maturity/assessment/assessment.workflow.ts';
import { menu, next, waitingFor } from './assessment-offers.ts';

const mainVerb = (...can: MaturityVerb[]) => next.find((verb) => can.includes(verb));
const offered = (status: MaturityStatus, decides: boolean, ...can: MaturityVerb[]) =>
  furtherOffers(menu, can, undefined, (verb) => waitingFor(verb, { status, deleted_at: null }, { decides }));

suite('What is offered on an assessment', () => {
  test('begins with the next step of its way', () => {
    equal(mainVerb('answer', 'edit', 'start', 'duplicate'), 'start');
    equal(mainVerb('answer', 'submit'), 'submit');
    equal(mainVerb('return', 'approve'), 'approve');
    equal(mainVerb('choose', 'duplicate', 'reopen'), undefined);
  });

  test('leaves out what a person may never do, and gives a reason for what they may not do now', () => {
    deepEqual(offered('submitted', false), []);
    deepEqual(offered('submitted', true, 'duplicate'), [
      { verb: 'edit', notNow: 'with_reviewer' },
      { verb: 'assign', notNow: 'with_reviewer' },
      { verb: 'duplicate' },
      { verb: 'archive', notNow: 'with_reviewer' },
    ]);
    deepEqual(offered('approved', true, 'duplicate', 'archive', 'choose'), [
      { verb: 'edit', notNow: 'frozen' },
      { verb: 'assign', notNow: 'frozen' },
      { verb: 'choose' },
      { verb: 'duplicate' },
      { verb: 'archive' },
    ]);
  });
});
