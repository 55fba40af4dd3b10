import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { pageOf, type Reply } from '../endpoint.ts';
import { historyEntry } from '../history.ts';
import { idParams, pageQuery, version } from '../paging.ts';
import type { Refusal } from '../refusal.ts';
import { verbCall } from '../verb-call.ts';

interface Worked<Name extends string, Verb extends string> {
  readonly name: Name;
  refusals(verb: Verb): Refusal[];
  approves(verb: Verb): boolean;
}

/** What the calls about a kind of record have in common, below an address: the contract makes endpoints of them, and adds what is asked
 *  and who may besides. Replies are the record's own shapes, taken where they are asked for: a screen makes none. A contract that
 *  widens them says so as `response`. */
export function recordCalls<
  const Name extends string,
  Verb extends string,
  const At extends `/${string}/`,
  Row extends $ZodType,
  Whole extends $ZodType,
>(workflow: Worked<Name, Verb>, at: At, record: { readonly row: Row; readonly whole: Whole }) {
  const path = `${at}:id/` as `${At}:id/`;
  const user = { access: 'user' } as const;
  const one: Reply<'one', Whole> = {
    shape: 'one',
    get item() {
      return record.whole;
    },
  };
  const page: Reply<'page', Row> = {
    shape: 'page',
    get item() {
      return record.row;
    },
  };
  return {
    list: { ...user, method: 'GET' as const, path: at, response: page },
    read: { ...user, method: 'GET' as const, path, params: idParams, response: one },
    /** What happened to one, newest first. */
    history: {
      ...user,
      method: 'GET' as const,
      path: `${path}history/` as `${At}:id/history/`,
      params: idParams,
      query: z.strictObject(pageQuery),
      response: pageOf(historyEntry),
    },
    add: { access: 'staff' as const, method: 'POST' as const, path: at, response: one },
    /** Changes some of what people write. */
    edit: {
      ...user,
      method: 'PATCH' as const,
      path,
      verb: `${workflow.name}.edit` as `${Name}.edit`,
      params: idParams,
      response: one,
      refusals: workflow.refusals('edit' as Verb),
    },
    /** Hides one, until an Admin restores it. Not every kind can be deleted. */
    delete: {
      access: 'staff' as const,
      method: 'DELETE' as const,
      path,
      verb: `${workflow.name}.delete` as `${Name}.delete`,
      params: idParams,
      response: one,
      get refusals() {
        return workflow.refusals('delete' as Verb);
      },
    },
    /** A verb of its way: it names the version, and answers the record as it is then. */
    verb: <const One extends NoInfer<Verb>, Sent extends z.ZodRawShape>(verb: One, body: Sent) => ({
      ...verbCall(workflow, path, verb),
      access: 'staff' as const,
      body: z.strictObject({ version, ...body }),
      response: one,
    }),
  };
}
