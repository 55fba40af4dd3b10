import type { AccessTokens } from '#platform/server/access-token.ts';
import type { Attempts } from '#platform/server/attempts.ts';
import type { Served } from '#platform/server/serve.ts';
import { identityRoutes } from '#features/identity/server/identity.routes.ts';
import { maturityFrameworkRoutes } from '#features/maturity/server/maturity-framework.routes.ts';
import { maturityRoutes } from '#features/maturity/server/maturity.routes.ts';
import { maturityDashboardRoutes } from '#features/maturity-dashboard/server/maturity-dashboard.routes.ts';
import type { LookUps } from '#features/organisation/server/look-up.service.ts';
import type { KnownOrganisations } from '#features/organisation/server/shared/known-organisations.ts';
import { organisationRoutes } from '#features/organisation/server/organisation.routes.ts';
import { maturityExchangeRoutes } from '#features/maturity-exchange/server/maturity-exchange.routes.ts';
import { maturityRoadmapRoutes } from '#features/maturity-roadmap/server/maturity-roadmap.routes.ts';
import { riskImportRoutes } from '#features/risk-import/server/risk-import.routes.ts';
import { riskModelRoutes } from '#features/risk/server/risk-model.routes.ts';
import { riskDashboardRoutes } from '#features/risk-dashboard/server/risk-dashboard.routes.ts';
import { riskRoutes } from '#features/risk/server/risk.routes.ts';
import { riskCommentRoutes } from '#features/risk/server/risk-comment.routes.ts';
import { riskLibraryRoutes } from '#features/risk/server/risk-library.routes.ts';
import { riskTagRoutes } from '#features/risk/server/risk-tag.routes.ts';
import { riskVerbRoutes } from '#features/risk/server/risk-verbs.routes.ts';

interface Needed {
  tokens: AccessTokens;
  attempts: Attempts;
  known: KnownOrganisations;
  lookUps: LookUps;
}

/** Every call of the product. */
export const routes = ({ tokens, attempts, known, lookUps }: Needed): Served[] => [
  ...organisationRoutes(attempts, known, lookUps),
  ...identityRoutes(tokens, attempts, known),
  ...riskRoutes,
  ...riskVerbRoutes,
  ...riskTagRoutes,
  ...riskLibraryRoutes,
  ...riskCommentRoutes,
  ...riskModelRoutes,
  ...riskDashboardRoutes,
  ...riskImportRoutes,
  ...maturityExchangeRoutes,
  ...maturityRoutes,
  ...maturityFrameworkRoutes,
  ...maturityDashboardRoutes,
  ...maturityRoadmapRoutes,
];
