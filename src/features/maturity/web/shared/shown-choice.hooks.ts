import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { showSnackbar } from '#platform/web/snackbar.ts';
import { useWrite } from '#platform/web/use-endpoint.ts';
import type { MaturityFramework } from '../../maturity-content.contract.ts';
import * as contract from '../../maturity-dashboard.contract.ts';

/** Shows another assessment at once, with a way back. */
export function useShownChoice(framework: MaturityFramework) {
  const { t } = useTranslation('maturity');
  const writes = {
    cis: useWrite<Endpoint>(contract.chooseCisDashboard),
    cis_of: useWrite<Endpoint>(contract.chooseCisDashboardOf),
    iso: useWrite<Endpoint>(contract.chooseIsoDashboard),
    nist: useWrite<Endpoint>(contract.chooseNistDashboard),
    nist_of: useWrite<Endpoint>(contract.chooseNistDashboardOf),
  };
  const isPending = Object.values(writes).some((write) => write.isPending);
  const choose = (
    { id, name }: { id: string; name: string },
    department: string | null,
    before: { id: string; name: string } | null,
    onChosen?: () => void,
  ): void => {
    const told = {
      onSuccess: () => {
        onChosen?.();
        showSnackbar({
          message: t('verb.choose.done', { name }),
          variant: 'success',
          ...(before !== null && { undo: () => choose(before, department, null) }),
        });
      },
    };
    if (framework === 'iso')
      writes.iso.mutate({ body: { assessment_id: id, department_id: department } } as never, told);
    else if (department === null) writes[framework].mutate({ body: { assessment_id: id } } as never, told);
    else
      writes[`${framework}_of`].mutate(
        { params: { department_id: department }, body: { assessment_id: id } } as never,
        told,
      );
  };
  return { choose, isPending };
}
