import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useDepartment } from './department.hooks.ts';
import './department-words.css';

/** What the Business Unit select says, before it can be opened. */
export function DepartmentWords() {
  const { t } = useTranslation('organisation-department');
  const { department, departments, mayChooseWhole, pending } = useDepartment();
  if (pending || departments.length === 0) return null;
  return (
    <div className="department-words frame-room">
      <span className="department-words-label">{t('screen.business_unit')}</span>
      <bdi>{department?.name ?? (mayChooseWhole ? t('screen.whole') : t('screen.select_department'))}</bdi>
    </div>
  );
}
