import { makeApiToken, type TokenScope } from '#features/identity/api-token/api-token.contract.ts';
import { caller, type Caller } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';

/** A new API token of somebody who has just proved who they are. */
export const makes = async (
  who: Caller,
  scopes: TokenScope[],
  { name = 'Program', days = 30 }: { name?: string; days?: number } = {},
) => (await who.calls(makeApiToken, { body: { name, scopes, days } })).data;

/** A program that has this token. */
export const calling = ({ running, slug }: World, token: string): Caller =>
  caller(running, slug, { id: '', email: '', token });
