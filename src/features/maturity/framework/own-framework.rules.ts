import {
  ownFrameworkVerbs,
  type OwnFrameworkStatus,
  type OwnFrameworkVerb,
} from './own-framework.contract.ts';

interface Facts {
  status: OwnFrameworkStatus;
}

/** Whether the status allows it; who may is the call's to say: an Admin. Publishing asks for `missingToPublish` besides, and for
 *  something that changed. */
export function mayDo(verb: OwnFrameworkVerb, { status }: Facts): boolean {
  switch (verb) {
    case 'edit':
      return true;
    case 'publish':
      return status !== 'retired';
    case 'retire':
      return status === 'published';
    case 'restore':
      return status === 'retired';
    case 'delete':
      return status === 'draft';
  }
}

/** What may be done with a framework, as the screen offers it. */
export const verbsOf = (facts: Facts): OwnFrameworkVerb[] =>
  ownFrameworkVerbs.filter((verb) => mayDo(verb, facts));
