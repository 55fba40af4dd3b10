import type { Language } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SiteDocument } from '#features/public-site/frame/web/shared/SiteDocument.tsx';
import { keysOf } from '#platform/contract/values/keys.ts';

const groups = {
  hosting: ['hosting.shared', 'hosting.dedicated_shared', 'hosting.dedicated'],
  licence: ['licence.site', 'licence.enterprise'],
  security: ['security.sign_in', 'security.encryption', 'security.backups'],
} as const;
const priorities = ['complete', 'severe', 'minor', 'none', 'outside'] as const;

/** The terms of support (specification 1 and 9), in a form that prints. */
export function SchedulePage({ language }: { language: Language }) {
  const { t } = useTranslation('public-site-schedule');
  return (
    <SiteDocument language={language} title={t('title')} lead={t('lead')} print={t('print')}>
      {keysOf(groups).map((group) => (
        <section key={group}>
          <h2>{t(`${group}.title`)}</h2>
          <dl className="document-list">
            {groups[group].map((one) => (
              <div key={one}>
                <dt>{t(`${one}.title`)}</dt>
                <dd>{t(`${one}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h2>{t('support.title')}</h2>
        <p>{t('support.text')}</p>
        <div className="document-table" role="region" aria-label={t('support.title')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {(['priority', 'meaning', 'response', 'resolution'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`support.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {priorities.map((priority) => (
                <tr key={priority}>
                  <th scope="row">{t(`support.${priority}.title`)}</th>
                  <td>{t(`support.${priority}.text`)}</td>
                  <td>{t(`support.${priority}.response`)}</td>
                  <td>{t(`support.${priority}.resolution`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </SiteDocument>
  );
}
