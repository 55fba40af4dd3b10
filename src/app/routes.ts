import {
  browserErrorRoutes,
  type BrowserErrorNeeds,
} from '#platform/server/browser-errors/browser-error.routes.ts';
import type { CaptchaService } from '#platform/server/captcha/captcha.ts';
import { captchaRoutes } from '#platform/server/captcha/captcha.routes.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import { jobRoutes } from '#platform/server/jobs/job.routes.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Served } from '#platform/server/http/serve.ts';
import {
  notificationRoutes,
  type Live,
} from '#features/collaboration/notification/server/notification.routes.ts';
import { commentRoutes } from '#features/collaboration/comment/server/comment.routes.ts';
import { fileRoutes } from '#features/collaboration/file/server/file.routes.ts';
import type { FileNeeds } from '#features/collaboration/file/server/upload.service.ts';
import { accountRequestRoutes } from '#features/identity/account-request/server/account-request.routes.ts';
import { absenceRoutes } from '#features/identity/absence/server/absence.routes.ts';
import { countAllHeld } from '#features/identity/leaving/server/shared/held-count.queries.ts';
import { leavingRoutes } from '#features/identity/leaving/server/leaving.routes.ts';
import { lostAccessRoutes } from '#features/identity/lost-access/server/lost-access.routes.ts';
import { memberRoutes } from '#features/identity/member/server/member.routes.ts';
import { apiTokenRoutes } from '#features/identity/api-token/server/api-token.routes.ts';
import { passkeyRoutes } from '#features/identity/passkey/server/passkey.routes.ts';
import { passwordRoutes } from '#features/identity/password/server/password.routes.ts';
import { candidateRoutes } from '#features/identity/candidate/server/candidate.routes.ts';
import { personRoutes } from '#features/identity/person/server/person.routes.ts';
import { pictureRoutes } from '#features/identity/picture/server/picture.routes.ts';
import { proofRoutes } from '#features/identity/proof/server/proof.routes.ts';
import { secondFactorRoutes } from '#features/identity/second-factor/server/second-factor.routes.ts';
import { changeAddressAsAsked } from '#features/identity/provisioning/server/address-change.service.ts';
import { provisioningRoutes } from '#features/identity/provisioning/server/provisioning.routes.ts';
import { sessionRoutes, sessionTokenRoutes } from '#features/identity/session/server/session.routes.ts';
import {
  singleSignOnRoutes,
  type SingleSignOnNeeds,
} from '#features/identity/single-sign-on/server/single-sign-on.routes.ts';
import { linkAsAsked } from '#features/identity/single-sign-on/server/shared/external-identity.service.ts';
import { signInRoutes } from '#features/identity/sign-in/server/sign-in.routes.ts';
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
import { workRoutes } from '#features/workspace/work/server/work.routes.ts';
import { screenMemoryRoutes } from '#features/workspace/screen-memory/server/screen-memory.routes.ts';
import { riskImportRoutes } from '#features/risk/import/server/risk-import.routes.ts';
import { riskModelRoutes } from '#features/risk/model/server/risk-model.routes.ts';
import { acceptanceRoutes } from '#features/treatment/acceptance/server/acceptance.routes.ts';
import { calendarRoutes } from '#features/treatment/calendar/server/calendar.routes.ts';
import { freshnessRoutes } from '#features/compliance/freshness/server/freshness.routes.ts';
import { appetiteRoutes } from '#features/treatment/appetite/server/appetite.routes.ts';
import { healthRoutes } from '#features/treatment/health/server/health.routes.ts';
import { indicatorRoutes } from '#features/treatment/indicator/server/indicator.routes.ts';
import { riskDashboardRoutes } from '#features/risk/dashboard/server/risk-dashboard.routes.ts';
import { riskAssessmentRoutes } from '#features/risk/rating/server/risk-assessment.routes.ts';
import { riskCategoryRoutes } from '#features/risk/category/server/risk-category.routes.ts';
import { riskExportRoutes } from '#features/risk/export/server/risk-export.routes.ts';
import { riskRegisterRoutes } from '#features/risk/register/server/risk-register.routes.ts';
import { riskReviewRoutes } from '#features/risk/review/server/risk-review.routes.ts';
import { riskRoutes } from '#features/risk/record/server/risk.routes.ts';
import { riskCommentRoutes } from '#features/risk/comment/server/risk-comment.routes.ts';
import { riskLibraryRoutes } from '#features/risk/library/server/risk-library.routes.ts';
import { riskTagRoutes } from '#features/risk/tag/server/risk-tag.routes.ts';
import { relationRoutes } from '#features/treatment/relation/server/relation.routes.ts';
import { boardRoutes } from '#features/board/board/server/board.routes.ts';
import { boardCopyRoutes } from '#features/board/copy/server/board-copy.routes.ts';
import { boardSourceRoutes } from '#features/board/source/server/board-source.routes.ts';
import { cardRoutes } from '#features/board/card/server/card.routes.ts';
import { taskRoutes } from '#features/treatment/task/server/task.routes.ts';
import { calendarSources } from './calendar-sources.ts';
import { candidateRules } from './holders/candidate-rules.ts';
import { commentedRecords } from './commented-records.ts';
import { quantificationRoutes } from '#features/treatment/quantification/server/quantification.routes.ts';
import { auditorRoutes } from '#features/compliance/auditor/server/auditor.routes.ts';
import { auditsBy } from '#features/compliance/auditor/server/shared/audited-standard.queries.ts';
import { auditorsJoining } from '#features/compliance/auditor/server/shared/auditor-joining.service.ts';
import { findingRoutes } from '#features/compliance/finding/server/finding.routes.ts';
import { preparationRoutes } from '#features/compliance/preparation/server/preparation.routes.ts';
import { oscalRoutes } from '#features/compliance/oscal/server/oscal.routes.ts';
import { standardRoutes } from '#features/compliance/standard/server/standard.routes.ts';
import { openWork } from './open-work.ts';
import { taskParents } from './task-parents.ts';
import { evidenceRoutes } from '#features/treatment/evidence/server/evidence.routes.ts';
import { evidenceHolders } from './holders/evidence-holders.ts';
import { departmentContents } from './department-contents.ts';
import { holdings } from './holdings.ts';
import { noticedRecords, withheldRecords } from './noticed-records.ts';
import { translate } from './texts.ts';
import { workSources } from './work-sources.ts';
import { riskVerbRoutes } from '#features/risk/record/server/risk-verbs.routes.ts';
import { complianceRoutes, controlsRoutes, maturityRoutes, ownStandardsRoutes } from './areas/area-routes.ts';

interface Needed {
  /** Of the home that has the directory. */
  adminUrl: string;
  homes: Homes;
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
  browserErrors: BrowserErrorNeeds;
  /** Messages that one network may send through the contact form in an hour. */
  contactsPerHour: number;
  /** Links for a new password, and mails of one's organisations, that one network may ask for in an hour. */
  resetsPerHour: number;
  mail: MailRouteNeeds;
  live: Pick<Live, 'watch'>;
  outbox: Outbox;
  activate: Activate;
  registration: Omit<RegistrationNeeds, 'captcha' | 'throttle' | 'outbox'>;
  /** What addresses of the product begin with, from the settings. */
  origin: string;
  singleSignOn: Omit<
    SingleSignOnNeeds,
    'tokens' | 'throttle' | 'known' | 'sessionsPerPerson' | 'seals' | 'outbox'
  >;
  files: Omit<FileNeeds, 'throttle'>;
}

/** Every call of the product. */
export const routes = ({
  adminUrl,
  homes,
  findTexts,
  tokens,
  throttle,
  seals,
  known,
  lookUps,
  sessionsPerPerson,
  jobs,
  captcha,
  browserErrors,
  contactsPerHour,
  resetsPerHour,
  mail,
  live,
  outbox,
  activate,
  registration,
  origin,
  singleSignOn,
  files,
}: Needed): Served[] => [
  ...lookUpRoutes(known, lookUps, { throttle, homes, outbox, perHour: resetsPerHour }),
  ...captchaRoutes(captcha),
  ...browserErrorRoutes(browserErrors),
  ...contactRoutes(captcha, throttle, { perHour: contactsPerHour, queue: mail?.queue }),
  ...registrationRoutes({ ...registration, captcha, throttle, outbox }),
  ...jobRoutes(jobs, translate),
  ...departmentRoutes({ contents: departmentContents, translate }),
  ...mailRoutes(mail),
  ...invitationRoutes(outbox, auditorsJoining),
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
  ...activityLogRoutes(withheldRecords),
  ...securityRoutes(adminUrl),
  ...organisationRoutes(adminUrl, findTexts),
  ...brandingRoutes(throttle, lookUps),
  ...singleSignOnRoutes({ tokens, throttle, known, sessionsPerPerson, seals, outbox, ...singleSignOn }),
  ...provisioningRoutes({
    countHeld: (db, person) => countAllHeld(db, holdings, person),
    outbox,
  }),
  ...accountRequestRoutes({ address: changeAddressAsAsked(outbox), link: linkAsAsked }),
  ...sessionTokenRoutes(tokens),
  ...personRoutes,
  ...candidateRoutes(candidateRules),
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
  ...lostAccessRoutes({ outbox }),
  ...savedViewRoutes,
  ...riskRegisterRoutes,
  ...riskRoutes(openWork),
  ...riskVerbRoutes(openWork),
  ...riskAssessmentRoutes,
  ...riskReviewRoutes(openWork),
  ...riskTagRoutes,
  ...riskLibraryRoutes,
  ...riskCommentRoutes,
  ...riskModelRoutes,
  ...riskCategoryRoutes,
  ...riskDashboardRoutes,
  ...riskImportRoutes,
  ...riskExportRoutes,
  ...maturityRoutes,
  ...controlsRoutes,
  ...standardRoutes(auditsBy),
  ...preparationRoutes,
  ...ownStandardsRoutes,
  ...complianceRoutes,
  ...auditorRoutes({ outbox, ...files }),
  ...oscalRoutes,
  ...findingRoutes,
  ...taskRoutes(taskParents),
  ...boardRoutes,
  ...boardCopyRoutes,
  ...boardSourceRoutes,
  ...cardRoutes(taskParents),
  ...relationRoutes(taskParents),
  ...commentRoutes(commentedRecords),
  ...evidenceRoutes(evidenceHolders),
  ...fileRoutes({ ...files, throttle }),
  ...acceptanceRoutes,
  ...appetiteRoutes,
  ...freshnessRoutes,
  ...calendarRoutes({ sources: calendarSources, tokens, throttle, origin }),
  ...indicatorRoutes,
  ...healthRoutes,
  ...quantificationRoutes,
  ...notificationRoutes({ records: noticedRecords, live }),
  ...workRoutes(workSources),
];
