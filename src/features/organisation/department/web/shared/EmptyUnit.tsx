import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { useDepartment } from './department.hooks.ts';

/** A list without rows: where a business unit is chosen, it may hide some, and the whole is a press away; otherwise `children`. */
export function EmptyUnit({ children }: { children: ReactNode }) {
  const { t } = useTranslation('organisation-department');
  const { department, mayChooseWhole, choose } = useDepartment();
  if (department === undefined || !mayChooseWhole) return children;
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      action={
        <Button variant="outlined" onClick={() => choose(undefined)}>
          {t('screen.show_whole')}
        </Button>
      }
    >
      {t('screen.nothing_in_unit', { department: department.name })}
    </EmptyState>
  );
}
