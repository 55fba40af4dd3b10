import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { MuiBoundary } from '#platform/web/ui/page/MuiBoundary.tsx';
import { readAudit } from '#features/compliance/auditor/audit.contract.ts';
import { auditPage, ownRequestsPage } from '#features/compliance/auditor/audit-path.rules.ts';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { LanguageMenu } from '#app/shell/menus/LanguageMenu.tsx';
import { UserMenu } from '#app/shell/menus/UserMenu.tsx';
import { PanelHost } from '#app/shell/panels/PanelHost.tsx';
import { BarContent } from '#app/shell/frame/BarContent.tsx';
import { Footer } from '#app/shell/frame/Footer.tsx';
import { Logo } from '#app/shell/frame/Logo.tsx';
import { PageArea } from '#app/shell/frame/PageArea.tsx';
import { SkipLink } from '#app/shell/frame/SkipLink.tsx';
import { Surface } from '#app/theme/Surface.tsx';
import '#app/shell/frame/print.css';
import './audit-frame.css';

/** What stands around the screens of an external auditor: the way to their assessment and to what they asked for, until when they may
 *  come, and the way out. Nothing of what members have around theirs. */
function AuditFrame() {
  const main = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const visited = useRef(pathname);
  // Another page begins at its top.
  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    page.current?.scrollTo(0, 0);
  });
  return (
    <div className="audit-frame">
      <SkipLink to={main} />
      <Surface area="toolbar">
        <header className="bar bar-toolbar not-printed">
          <BarContent contained={undefined}>
            <Logo />
            <div className="audit-room" />
            <MuiBoundary>
              <LanguageMenu />
              <UserMenu />
            </MuiBoundary>
          </BarContent>
        </header>
      </Surface>
      <Ways />
      <div ref={page} className="audit-page">
        <main id="page" ref={main} tabIndex={-1} className="audit-main">
          <PageArea />
        </main>
        <Surface area="footer">
          <Footer contained={undefined} />
        </Surface>
      </div>
      <PanelHost />
    </div>
  );
}

function Ways() {
  const { t } = useTranslation('compliance-auditor');
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  const audit = useRead(readAudit).data?.data;
  const assessment = audit === undefined ? auditPage : pathOfAssessment(audit.standard, audit.assessment_id);
  // The last day is soon: said so that it is seen.
  const isSoon = audit !== undefined && Date.parse(audit.access_ends_at) - now < 3 * 86_400_000;
  return (
    <nav className="audit-ways not-printed" aria-label={t('room.ways')}>
      <NavLink to={assessment}>{t('room.assessment')}</NavLink>
      <NavLink to={ownRequestsPage}>{t('room.requests')}</NavLink>
      {audit && (
        <span className={isSoon ? 'audit-until soon' : 'audit-until'}>
          {t('room.until', { day: formats.day(audit.ends_on) })}
        </span>
      )}
    </nav>
  );
}

export async function withTexts() {
  await i18next.loadNamespaces('compliance-auditor');
  return AuditFrame;
}
