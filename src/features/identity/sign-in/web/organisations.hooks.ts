import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { call } from '#platform/web/calling/call.ts';
import { safeBase } from '#platform/web/session/session.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { useWait } from './wait.hooks.ts';
import type { OrganisationChoice } from '#features/organisation/look-up/look-up.contract.ts';

type Question = { email: string } | { organization: string };

const trustedOf = (choices: readonly OrganisationChoice[]): OrganisationChoice[] =>
  choices
    .filter(({ base_url }) => safeBase(base_url) !== undefined)
    .map((choice) => ({ ...choice, base_url: safeBase(choice.base_url) ?? '' }));

/** The organisations one may sign in to: found by the address, by a link with `?org=`, or by a typed short name. */
export function useOrganisations(linked: string | null) {
  const { t } = useTranslation('identity-sign-in');
  const [found, setFound] = useState<OrganisationChoice[]>([]);
  const [chosen, setChosen] = useState<OrganisationChoice>();
  const [shortName, setShortName] = useState('');
  const [fieldCause, setFieldCause] = useState<'no' | 'by_hand' | 'none_found'>('no');
  const [unknown, setUnknown] = useState(false);
  const last = useRef('');
  // What was asked too soon: asked once the time has come.
  const pending = useRef<Question>(undefined);
  const wait = useWait();
  const { begin, forget } = wait;

  const lookUp = useCallback(
    async (question: Question) => {
      const name = JSON.stringify(question);
      if (Object.values(question)[0]?.trim() === '' || name === last.current) return;
      if (pending.current !== undefined) return void (pending.current = question);
      last.current = name;
      try {
        const { findOrganisations } = await import('#features/organisation/look-up/look-up.contract.ts');
        const { data } = await call(findOrganisations, { body: question });
        // A slow answer to an older question is not an answer to this one.
        if (last.current !== name) return;
        const trusted = trustedOf(data);
        const byName = 'organization' in question;
        setUnknown(byName && trusted.length === 0);
        // An organisation that was named stays, whatever the address finds.
        if (trusted.length > 0) {
          setFound(trusted);
          setChosen(trusted.length === 1 ? trusted[0] : undefined);
        } else if (!byName) {
          setFieldCause((before) => (before === 'no' ? 'none_found' : before));
        }
      } catch (failure) {
        last.current = '';
        if (begin(failure)) pending.current = question;
        else showFailureSnackbar(failure);
      }
    },
    [begin],
  );

  const isOver = wait.until !== undefined && wait.left === 0;
  useEffect(() => {
    if (!isOver) return;
    const question = pending.current;
    pending.current = undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the wait asks the server; what is set comes with its answer
    forget();
    if (question !== undefined) void lookUp(question);
  }, [isOver, forget, lookUp]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the link asks the server; what is set comes with its answer
    if (linked !== null) void lookUp({ organization: linked });
  }, [linked, lookUp]);

  const nothingYet = fieldCause === 'none_found' && found.length === 0;
  return {
    found,
    chosen,
    choose: (base: string) => setChosen(found.find(({ base_url }) => base_url === base)),
    lookUp,
    wait,
    shortName,
    writeShortName: (name: string) => {
      setUnknown(false);
      setShortName(name);
    },
    byShortName: fieldCause === 'by_hand' || nothingYet,
    askShortName: () => setFieldCause('by_hand'),
    problem: unknown
      ? t('screen.short_name_unknown')
      : nothingYet && shortName === ''
        ? t('screen.none_found')
        : undefined,
  };
}
