import { useMemo } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useKnownPicks, useTyped, type Titled } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { listControls } from '#features/treatment/control/control.contract.ts';

interface ControlInputProps {
  /** The one that is named already. */
  named?: Titled | undefined;
  optional?: boolean;
}

/** The control of the organisation that a finding is about, found by typing, in the surrounding form. */
export function ControlInput({ named, optional = false }: ControlInputProps) {
  const { t } = useTranslation('compliance-finding');
  const [q, onSearch] = useTyped();
  const read = useRead(listControls, { query: { limit: '20', ...(q && { q }) } }, { keep: true });
  const known = useMemo(() => (named === undefined ? [] : [named]), [named]);
  return (
    <PickInput
      name="control_id"
      label={t('form.control')}
      help={optional && t('form.control_help')}
      picks={useKnownPicks(known, read.data?.data)}
      onSearch={onSearch}
      optional={optional}
      none={t(optional ? 'form.no_control' : 'page.plan.choose')}
      empty={optional ? null : undefined}
    />
  );
}
