import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { GuestField } from './shared/GuestField.tsx';
import { TryAgain } from './TryAgain.tsx';
import type { useOrganisations } from './organisations.hooks.ts';

/** Where one signs in: one of the organisations that were found, or one named by hand. */
export function OrganisationFields({
  organisations,
}: {
  organisations: ReturnType<typeof useOrganisations>;
}) {
  const { t } = useTranslation('identity-sign-in');
  return (
    <>
      <GuestField
        label={t('screen.organization')}
        help={organisations.found.length === 0 ? t('screen.organization_hint') : undefined}
      >
        {(described) => (
          <select
            {...described}
            name="organization"
            required
            disabled={organisations.found.length === 0}
            value={organisations.chosen?.base_url ?? ''}
            onChange={(event) => organisations.choose(event.target.value)}
          >
            <option value="">{t('screen.choose_organization')}</option>
            {organisations.found.map(({ base_url, organization_name }) => (
              <option key={base_url} value={base_url}>
                {organization_name}
              </option>
            ))}
          </select>
        )}
      </GuestField>
      <TryAgain wait={organisations.wait} what="look_up" />
      {organisations.byShortName ? (
        <GuestField
          label={t('screen.short_name')}
          error={organisations.problem}
          help={t('screen.short_name_hint')}
        >
          {(described) => (
            <input
              {...described}
              name="short-name"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              value={organisations.shortName}
              onChange={(event) => organisations.writeShortName(event.target.value)}
              onBlur={() => void organisations.lookUp({ organization: organisations.shortName })}
            />
          )}
        </GuestField>
      ) : (
        <button type="button" className="guest-link" onClick={organisations.askShortName}>
          {t('screen.short_name_open')}
        </button>
      )}
    </>
  );
}
