import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { describeCalls } from '#platform/server/http/openapi.ts';
import { everyCall, nameOf } from '#tests/generated/every-call.ts';

suite('The calls', () => {
  test('print as an API description that names each of them, its input and its refusals', async () => {
    const { paths } = describeCalls(everyCall, '0.0.0') as {
      paths: Record<
        string,
        Record<string, { responses: Record<string, { description: string }>; requestBody?: unknown }>
      >;
    };
    for (const endpoint of everyCall) {
      const printed =
        paths[`/org/{org}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`]?.[endpoint.method.toLowerCase()];
      assert.ok(printed, nameOf(endpoint));
      assert.equal(
        printed.requestBody !== undefined,
        endpoint.body !== undefined || endpoint.upload !== undefined,
        nameOf(endpoint),
      );
      assert.equal('202' in printed.responses, endpoint.job === true, nameOf(endpoint));
      for (const { status, code } of endpoint.refusals)
        assert.match(
          printed.responses[status]?.description ?? '',
          new RegExp(`\\b${code}\\b`),
          nameOf(endpoint),
        );
    }
  });
});
