import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed, type Failure } from '#platform/web/calling/call-failed.ts';
import { failureText, showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { safeBase } from '#platform/web/session/session.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import { acceptInvitation, readInvitation } from '../acceptance.contract.ts';
import { useArrival } from '#platform/web/screen/arrival.hooks.ts';

/** The secret of the link: it leaves the address bar at once, and stays with this entry of the tab's history for a reload. */
function useSecret(): string {
  const { hash, pathname, search } = useLocation();
  const { secret = '' } = useArrival<{ secret: string }>();
  const navigate = useNavigate();
  const brought = hash.slice(1);
  useEffect(() => {
    if (brought !== '') void navigate(`${pathname}${search}`, { replace: true, state: { secret: brought } });
  }, [brought, navigate, pathname, search]);
  return brought === '' ? secret : brought;
}

type Invitation = Answer<typeof readInvitation>['data'];
interface Joining {
  first_name: string;
  last_name: string;
  password: string;
}
type Field = keyof Joining;

/** What a mailed link leads to, and how it is accepted. */
export function useAcceptance() {
  const secret = useSecret();
  const { language } = useLanguage();
  const slug = useSearchParams()[0].get('org') ?? '';
  const [invitation, setInvitation] = useState<Invitation>();
  const [closed, setClosed] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [accepted, setAccepted] = useState(false);
  const base = safeBase(`/org/${slug}`);

  useEffect(() => {
    let isOver = false;
    const options = {
      base: base ?? '/org/--',
      headers: { authorization: `token ${secret}`, 'accept-language': language },
    };
    call(readInvitation, undefined, options).then(
      ({ data }) => !isOver && setInvitation(data),
      (failure: Failure) => !isOver && setClosed(failureText(failure)),
    );
    return () => {
      isOver = true;
    };
    // The server's words are in the language of the page.
  }, [secret, base, language]);

  const accept = useCallback(
    async (body: Joining): Promise<void> => {
      setSending(true);
      setErrors({});
      try {
        await call(acceptInvitation, { body }, { base, headers: { authorization: `token ${secret}` } });
        setAccepted(true);
      } catch (failure) {
        const told = failure instanceof CallFailed ? failure.body.errors : undefined;
        if (told === undefined) showFailureSnackbar(failure);
        else
          setErrors({
            first_name: told['first_name']?.[0] ?? '',
            last_name: told['last_name']?.[0] ?? '',
            password: told['password']?.[0] ?? '',
          });
      } finally {
        setSending(false);
      }
    },
    [base, secret],
  );

  return {
    slug,
    invitation,
    /** Why the link opens nothing, in words. */
    closed,
    isSending,
    errorOf: (field: Field) => errors[field] || undefined,
    forget: (field: Field) => setErrors((before) => ({ ...before, [field]: undefined })),
    accepted,
    accept,
  };
}
