import type { $ZodType } from 'zod/v4/core';
import { proofRequired, tokenScope } from '#platform/contract/refusal.ts';
import { job } from '#platform/contract/job.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { AnyWorkflow } from '#platform/contract/workflow.ts';
import {
  refusalsOf,
  replyOf,
  schemaOf,
  type Content,
  type Operation,
  type Schema,
} from './documentation/described-reply.ts';
import { showsOnce } from './idempotency.ts';
import { describeVerb } from '#platform/server/workflow/workflow-page.ts';
import { present } from '#platform/contract/values/present.ts';

/** The OpenAPI 3.1 description of all calls, printed from the endpoint objects that also mount them. */
export function describeCalls(
  endpoints: readonly Endpoint[],
  version: string,
  workflows: readonly AnyWorkflow[] = [],
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const sharing of Map.groupBy(endpoints, ({ method, path }) => `${method} ${path}`).values()) {
    const endpoint = present(sharing[0]);
    for (const place of endpoint.place === 'root' ? ['', '/org/{org}'] : ['/org/{org}']) {
      const path = `${place}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = joined(
        sharing.map((one) => ({ ...describedBy(workflows, one), ...operation(one, place, path) })),
      );
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plumbline',
      version,
      description:
        'Governance, risk and compliance. Every call of an organisation lives below /org/{short name}. Every reply names its request in X-Request-Id, by which the server’s log knows it.',
    },
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing in answers. "token" and "Bearer" are the same.',
        },
      },
      schemas: { Refusal: refusalBody },
    },
  };
}

/** What the workflow of its record says of a call that is a verb, and what is asked of whoever makes a sensitive one. */
function describedBy(
  workflows: readonly AnyWorkflow[],
  { verb, sensitive }: Endpoint,
): { description?: string } {
  const [name, ...said] = verb?.split('.') ?? [];
  const workflow = workflows.find((one) => one.name === name);
  const sentences = [
    ...(workflow === undefined ? [] : [describeVerb(workflow, said.join('.'))]),
    ...(sensitive === undefined
      ? []
      : [
          `It ${sensitive}: asks for a fresh proof (403 ${proofRequired.code}, POST /user/prove/), and is closed to API tokens (403 ${tokenScope.code}).`,
        ]),
  ];
  return sentences.length === 0 ? {} : { description: sentences.join(' ') };
}

const refusalBody: Schema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string', description: 'In the language of Accept-Language.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'By input field.',
    },
    data: { description: 'With a conflict: the row as it is now.' },
  },
};

/** One of these: what calls that share their method and path take and answer. */
const eitherOf = (schemas: Schema[]): Schema =>
  schemas[1] === undefined ? present(schemas[0]) : { oneOf: schemas };
function contentOf(contents: Content[]): Content {
  const byType = Map.groupBy(
    contents.flatMap((content) => Object.entries(content)),
    ([type]) => type,
  );
  return Object.fromEntries(
    [...byType].map(([type, some]) => [type, { schema: eitherOf(some.map(([, { schema }]) => schema)) }]),
  );
}

function joined(operations: Operation[]): Operation {
  const first = present(operations[0]);
  if (operations.length === 1) return first;
  const bodies = operations.flatMap(({ requestBody }) => requestBody ?? []);
  const descriptions = operations.flatMap(({ description }) => description ?? []);
  const statuses = [...new Set(operations.flatMap(({ responses }) => Object.keys(responses)))];
  return {
    ...first,
    'x-reads': operations.every((one) => one['x-reads']),
    ...(descriptions.length > 0 && { description: `By some bodies: ${descriptions.join(' ')}` }),
    parameters:
      operations.toSorted((one, other) => other.parameters.length - one.parameters.length)[0]?.parameters ??
      [],
    ...(bodies.length > 0 && {
      requestBody: { required: true, content: contentOf(bodies.map(({ content }) => content)) },
    }),
    responses: Object.fromEntries(
      statuses.map((status) => {
        const replies = operations.flatMap(({ responses }) => responses[status] ?? []);
        const description = [...new Set(replies.flatMap((reply) => reply.description.split(', ')))].join(
          ', ',
        );
        return [status, { description, content: contentOf(replies.map(({ content }) => content)) }];
      }),
    ),
  };
}

function operation(endpoint: Endpoint, place: string, path: string): Operation {
  const { method, subject, access, body, upload, reads, heavy, sensitive, takesForm = false } = endpoint;
  const sent = takesForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId: `${method.toLowerCase()}${path
      .replace(/[{}]/g, '')
      .replace(/[^a-z0-9]+/gi, '_')
      .replace(/_$/, '')}`,
    tags: [subject],
    'x-access': access,
    'x-reads': reads,
    ...(heavy && { 'x-heavy': true }),
    ...(sensitive !== undefined && { 'x-sensitive': sensitive }),
    ...(showsOnce(endpoint) && { 'x-shows-once': true }),
    security: [...(endpoint.alsoSignedIn ? [{}] : []), ...(knowsWho(endpoint) ? [{ token: [] }] : [])],
    parameters: parametersOf(endpoint, place),
    ...(body && {
      requestBody: { required: true, content: { [sent]: { schema: schemaOf(body, 'input') } } },
    }),
    ...(upload !== undefined && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: uploadOf(upload) } } },
    }),
    responses: {
      [endpoint.response.shape === 'redirect' ? 303 : (endpoint.status ?? 200)]: replyOf(endpoint),
      ...(endpoint.job && { 202: jobReply }),
      ...refusalsOf(endpoint),
    },
  };
}

/** What a call answers whose work goes on. */
const jobReply = {
  description: 'Its work takes longer: the job, to be followed at /job/{id}/.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { message: { type: 'string' }, data: schemaOf(job, 'output') },
        required: ['message', 'data'],
      },
    },
  },
};

/** Whether the call looks at who is calling. */
const knowsWho = ({ access, alsoSignedIn }: Endpoint): boolean => access !== 'guest' || alsoSignedIn;

const uploadOf = (limit: number): Schema => ({
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: `At most ${limit} bytes.` } },
});

function parametersOf(endpoint: Endpoint, place: string): object[] {
  const { params, query, headers, method, reads, access, job: isJob } = endpoint;
  const of = (type: $ZodType | null | undefined, where: 'path' | 'query') => {
    if (type === null || type === undefined) return [];
    const { properties = {}, required = [] } = schemaOf(type, 'input') as {
      properties?: Record<string, Schema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema,
    }));
  };
  const org =
    place === ''
      ? []
      : [
          {
            name: 'org',
            in: 'path',
            required: true,
            schema: { type: 'string', pattern: '^[a-z0-9-]{2,40}$' },
          },
        ];
  const keyed = method === 'POST' && !reads && access !== 'guest';
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: showsOnce(endpoint)
      ? 'The same key does nothing more for 24 hours: what the call showed is not kept, and it answers already_shown.'
      : 'The same key answers the same for 24 hours.',
  };
  const prefer = {
    Prefer:
      'respond-async: answer 202 and the job at once. wait=10: only after ten seconds, of thirty at most; two without it.',
  };
  const own = Object.entries({ ...(isJob && prefer), ...headers }).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description,
  }));
  return [...org, ...of(params, 'path'), ...of(query, 'query'), ...own, ...(keyed ? [key] : [])];
}
