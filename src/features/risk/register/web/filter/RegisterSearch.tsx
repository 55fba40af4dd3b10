import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';

interface RegisterSearchProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Narrows the register to words. */
export function RegisterSearch({ value, onChange }: RegisterSearchProps) {
  const { t } = useTranslation('risk');
  return (
    <SearchInput
      value={value}
      onChange={onChange}
      label={t('register.filter.search')}
      placeholder={t('register.filter.search_short')}
      className="register-search"
    />
  );
}
