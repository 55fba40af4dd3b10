import type { CaptchaService } from '#platform/server/captcha/captcha.ts';
import { captchaRoutes } from '#platform/server/captcha/captcha.routes.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { jobRoutes } from '#platform/server/jobs/job.routes.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Served } from '#platform/server/http/serve.ts';
import { commentRoutes } from '#features/collaboration/comment/server/comment.routes.ts';
import { absenceRoutes } from '#features/identity/absence/server/absence.routes.ts';
import { leavingRoutes } from '#features/identity/leaving/server/leaving.routes.ts';
import { memberRoutes } from '#features/identity/member/server/member.routes.ts';
import { apiTokenRoutes } from '#features/identity/api-token/server/api-token.routes.ts';
import { passkeyRoutes } from '#features/identity/passkey/server/passkey.routes.ts';
import { passwordRoutes } from '#features/identity/password/server/password.routes.ts';
import { personRoutes } from '#features/identity/person/server/person.routes.ts';
import { pictureRoutes } from '#features/identity/picture/server/picture.routes.ts';
import { proofRoutes } from '#features/identity/proof/server/proof.routes.ts';
import { secondFactorRoutes } from '#features/identity/second-factor/server/second-factor.routes.ts';
import { provisioningRoutes } from '#features/identity/provisioning/server/provisioning.routes.ts';
import { sessionRoutes, sessionTokenRoutes } from '#features/identity/session/server/session.routes.ts';
import {
  singleSignOnRoutes,
  type SingleSignOnNeeds,
} from '#features/identity/single-sign-on/server/single-sign-on.routes.ts';
import { signInRoutes } from '#features/identity/sign-in/server/sign-in.routes.ts';
import { maturityFrameworkRoutes } from '#features/maturity/framework/server/framework.routes.ts';
import { assessmentRoutes } from '#features/maturity/assessment/server/assessment.routes.ts';
import { maturityDashboardRoutes } from '#features/maturity/dashboard/server/maturity-dashboard.routes.ts';
import type { LookUps } from '#features/organisation/look-up/server/look-up.service.ts';
import type { OrganisationCookie } from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import { activityLogRoutes } from '#features/organisation/activity-log/server/activity-log.routes.ts';
import { brandingRoutes } from '#features/organisation/branding/server/branding.routes.ts';
import { organisationRoutes } from '#features/organisation/organisation/server/organisation.routes.ts';
import type { FindTexts } from '#features/organisation/organisation/server/mail-domain.service.ts';
import { securityRoutes } from '#features/organisation/security/server/security.routes.ts';
import { departmentRoutes } from '#features/organisation/department/server/department.routes.ts';
import { invitationRoutes } from '#features/organisation/invitation/server/invitation.routes.ts';
import { mailRoutes } from '#features/organisation/mail/server/mail.routes.ts';
import type { MailRouteNeeds } from '#features/organisation/mail/server/mail.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { lookUpRoutes } from '#features/organisation/look-up/server/look-up.routes.ts';
import { contactRoutes } from '#features/public-site/contact/server/contact.routes.ts';
import { registrationRoutes } from '#features/organisation/registration/server/registration.routes.ts';
import type { RegistrationNeeds } from '#features/organisation/registration/server/registration.service.ts';
import type { Activate } from '#features/organisation/organisation/server/shared/activation.service.ts';
import { savedViewRoutes } from '#features/workspace/saved-view/server/saved-view.routes.ts';
import { screenMemoryRoutes } from '#features/workspace/screen-memory/server/screen-memory.routes.ts';
import { commentedAssessments } from '#features/maturity/comment/server/assessment-comment.queries.ts';
import { maturityExchangeRoutes } from '#features/maturity/exchange/server/exchange.routes.ts';
import { comparisonRoutes } from '#features/maturity/comparison/server/comparison.routes.ts';
import { assessmentHistoryRoutes } from '#features/maturity/history/server/history.routes.ts';
import { maturityRoadmapRoutes } from '#features/maturity/roadmap/server/roadmap.routes.ts';
import { riskImportRoutes } from '#features/risk/import/server/risk-import.routes.ts';
import { riskModelRoutes } from '#features/risk/model/server/risk-model.routes.ts';
import { riskDashboardRoutes } from '#features/risk/dashboard/server/risk-dashboard.routes.ts';
import { riskAssessmentRoutes } from '#features/risk/rating/server/risk-assessment.routes.ts';
import { riskCategoryRoutes } from '#features/risk/category/server/risk-category.routes.ts';
import { riskExportRoutes } from '#features/risk/export/server/risk-export.routes.ts';
import { riskRegisterRoutes } from '#features/risk/register/server/risk-register.routes.ts';
import { riskReviewRoutes } from '#features/risk/review/server/risk-review.routes.ts';
import { riskRoutes } from '#features/risk/record/server/risk.routes.ts';
import { commentedRisks } from '#features/risk/comment/server/risk-comment.queries.ts';
import { riskCommentRoutes } from '#features/risk/comment/server/risk-comment.routes.ts';
import { riskLibraryRoutes } from '#features/risk/library/server/risk-library.routes.ts';
import { riskTagRoutes } from '#features/risk/tag/server/risk-tag.routes.ts';
import { departmentContents } from './department-contents.ts';
import { holdings } from './holdings.ts';
import { translate } from './texts.ts';
import { riskVerbRoutes } from '#features/risk/record/server/risk-verbs.routes.ts';

interface Needed {
  /** Of the home that has the directory. */
  adminUrl: string;
  findTexts: FindTexts;
  tokens: AccessTokens;
  throttle: Throttle;
  /** What of an account is stored or handed out so that only the product reads it. */
  seals: Sealing;
  known: OrganisationCookie;
  lookUps: LookUps;
  sessionsPerPerson: number;
  jobs: Jobs;
  captcha: CaptchaService;
  /** Messages that one network may send through the contact form in an hour. */
  contactsPerHour: number;
  /** Links for a new password that one network may ask for in an hour. */
  resetsPerHour: number;
  mail: MailRouteNeeds;
  outbox: Outbox;
  activate: Activate;
  registration: Omit<RegistrationNeeds, 'captcha' | 'throttle' | 'outbox'>;
  /** What addresses of the product begin with, from the settings. */
  origin: string;
  singleSignOn: Omit<SingleSignOnNeeds, 'tokens' | 'throttle' | 'known' | 'sessionsPerPerson'>;
}

/** Every call of the product. */
export const routes = ({
  adminUrl,
  findTexts,
  tokens,
  throttle,
  seals,
  known,
  lookUps,
  sessionsPerPerson,
  jobs,
  captcha,
  contactsPerHour,
  resetsPerHour,
  mail,
  outbox,
  activate,
  registration,
  origin,
  singleSignOn,
}: Needed): Served[] => [
  ...lookUpRoutes(throttle, known, lookUps),
  ...captchaRoutes(captcha),
  ...contactRoutes(captcha, throttle, { perHour: contactsPerHour, queue: mail?.queue }),
  ...registrationRoutes({ ...registration, captcha, throttle, outbox }),
  ...jobRoutes(jobs, translate),
  ...departmentRoutes({ contents: departmentContents, translate }),
  ...mailRoutes(mail),
  ...invitationRoutes(outbox),
  ...signInRoutes({
    seals,
    tokens,
    throttle,
    known,
    captcha,
    lookUps,
    sessionsPerPerson,
    outbox,
    activate,
    ...singleSignOn,
  }),
  ...activityLogRoutes,
  ...securityRoutes(adminUrl),
  ...organisationRoutes(adminUrl, findTexts),
  ...brandingRoutes(throttle, lookUps),
  ...singleSignOnRoutes({ tokens, throttle, known, sessionsPerPerson, ...singleSignOn }),
  ...provisioningRoutes(throttle),
  ...sessionTokenRoutes(tokens),
  ...personRoutes,
  ...memberRoutes,
  ...screenMemoryRoutes,
  ...apiTokenRoutes({ tokens, outbox }),
  ...passkeyRoutes({ seals, throttle, origin, outbox }),
  ...passwordRoutes({ throttle, known, captcha, outbox, resetsPerHour }),
  ...proofRoutes({ seals, throttle, known, captcha }),
  ...secondFactorRoutes({ seals, outbox }),
  ...pictureRoutes(throttle),
  ...sessionRoutes,
  ...absenceRoutes,
  ...leavingRoutes({ holdings, translate }),
  ...savedViewRoutes,
  ...riskRegisterRoutes,
  ...riskRoutes,
  ...riskVerbRoutes,
  ...riskAssessmentRoutes,
  ...riskReviewRoutes,
  ...riskTagRoutes,
  ...riskLibraryRoutes,
  ...riskCommentRoutes,
  ...riskModelRoutes,
  ...riskCategoryRoutes,
  ...riskDashboardRoutes,
  ...riskImportRoutes,
  ...riskExportRoutes,
  ...maturityExchangeRoutes,
  ...assessmentRoutes,
  ...assessmentHistoryRoutes,
  ...maturityFrameworkRoutes,
  ...maturityDashboardRoutes,
  ...maturityRoadmapRoutes,
  ...comparisonRoutes,
  ...commentRoutes({ risk: commentedRisks, maturity_assessment: commentedAssessments }),
];
