import type { Failure } from '#platform/server/http/failure.ts';

/** What SCIM's replies call themselves (RFC 7644, 8.1). */
export const scimMedia = 'application/scim+json; charset=utf-8';
export const isScim = (path: string): boolean => path.startsWith('/scim/');

/** A failure as SCIM's clients read it (RFC 7644, 3.12), beside what every failed call of ours says. */
export const scimFailure = ({ status, body }: Failure) => ({
  ...body,
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  detail: body.message,
  ...(status === 409 && { scimType: 'uniqueness' }),
});
