import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useOpenWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { FrameworkKind } from '#features/maturity/framework/framework-content.contract.ts';
import * as contract from '../../maturity-dashboard.contract.ts';

interface Rated {
  framework: FrameworkKind;
  framework_id: string | null;
}

/** Shows another assessment by a framework at once, with a way back. */
export function useDashboardChoice({ framework, framework_id }: Rated) {
  const { t } = useTranslation('maturity');
  const writes = {
    cis: useOpenWrite(contract.chooseCisDashboard),
    cis_of: useOpenWrite(contract.chooseCisDashboardOf),
    iso: useOpenWrite(contract.chooseIsoDashboard),
    nist: useOpenWrite(contract.chooseNistDashboard),
    nist_of: useOpenWrite(contract.chooseNistDashboardOf),
    custom: useOpenWrite(contract.chooseOwnDashboard),
    custom_of: useOpenWrite(contract.chooseOwnDashboardOf),
  };
  const isPending = Object.values(writes).some((write) => write.isPending);
  const choose = (
    { id, name }: { id: string; name: string },
    department: string | null,
    before: { id: string; name: string } | null,
    onChosen?: () => void,
  ): void => {
    const choice = {
      onSuccess: () => {
        onChosen?.();
        showSnackbar({
          message: t('verb.choose.done', { name }),
          variant: 'success',
          ...(before !== null && { undo: () => choose(before, department, null) }),
        });
      },
    };
    const own = framework_id === null ? {} : { id: framework_id };
    if (framework === 'iso')
      writes.iso.mutate({ body: { assessment_id: id, department_id: department } }, choice);
    else if (department === null)
      writes[framework].mutate({ params: own, body: { assessment_id: id } }, choice);
    else
      writes[`${framework}_of`].mutate(
        { params: { ...own, department_id: department }, body: { assessment_id: id } },
        choice,
      );
  };
  return { choose, isPending };
}
