import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  codeInAddress,
  externalFailures,
  failureInAddress,
} from '#features/identity/single-sign-on/external-sign-in.contract.ts';
import { en } from './text/en.ts';
import { answerKeys, providerFailures } from './web/provider-answer-keys.ts';

test('What a provider sends the browser back with is read by its names, and each failure has a text', () => {
  assert.deepEqual(answerKeys, { code: codeInAddress, failure: failureInAddress });
  assert.deepEqual(providerFailures, externalFailures);
  assert.deepEqual(Object.keys(en.provider_failure).toSorted(), [...externalFailures].toSorted());
});
