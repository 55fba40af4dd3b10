import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { RecordActor } from '#platform/web/workflow/record-actor.hooks.ts';
import type { VerbActs } from '#platform/web/workflow/VerbActions.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import type { RiskVerb } from '#features/risk/record/risk.workflow.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { useImmediateVerbs } from '../immediate-verbs.hooks.ts';
import type { NotNow, OfferedVerb } from './verb-offers.ts';
import { VerbIcon } from './VerbIcon.tsx';

/** What the verbs of a risk are called for this person, and what becomes of one: another page, a dialog, or it is done at once. */
export function useVerbActs(risk: Risk, person: RecordActor) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const navigate = useNavigate();
  const immediate = useImmediateVerbs(risk);
  const [opened, open] = useState<RiskVerb>();
  // What one owns, somebody else closes; where nobody else could, it is closed at once though it was asked for.
  const closesAtOnce = person.decides && risk.owner?.id !== person.id;

  const begin = (verb: RiskVerb) => {
    if (verb === 'assess') void navigate(riskLink('assessment', risk.id));
    else if (immediate[verb]) immediate[verb]();
    else open(verb);
  };
  const asks = (verb: RiskVerb) => verb !== 'assess' && immediate[verb] === undefined;
  const nameOf = (verb: OfferedVerb): string => {
    if (verb === 'decline' && risk.request?.by.id === person.id) return t('verb.name.withdraw');
    if (verb === 'close' && !closesAtOnce) return t('verb.name.ask_close');
    // On a risk that is avoided or transferred already, it asks for other details.
    if (risk.status !== 'created' && (verb === 'avoid' || verb === 'transfer'))
      return t(`verb.name.${verb}_anew`);
    if (verb === 'assess' && risk.inherent === null) return t('verb.name.rate_now');
    return t(`verb.name.${verb}`);
  };
  const acts: VerbActs<OfferedVerb, NotNow> = {
    nameOf,
    Icon: VerbIcon,
    asks,
    begin,
    reasonOf: (notNow) =>
      t(`verb.not_now.${notNow}`, { status: formats.lower(t(`words.status.${risk.status}`)) }),
  };
  return { acts, begin, opened, close: () => open(undefined), closesAtOnce };
}
