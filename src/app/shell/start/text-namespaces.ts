import type { en as platform } from '#platform/text/en.ts';
import type { en as web } from '#platform/web/text/en.ts';
import type { en as collaborationComment } from '#features/collaboration/comment/text/en.ts';
import type { en as identityPassword } from '#features/identity/password/text/en.ts';
import type { en as identityPerson } from '#features/identity/person/text/en.ts';
import type { en as identityPicture } from '#features/identity/picture/text/en.ts';
import type { en as identitySession } from '#features/identity/session/text/en.ts';
import type { en as identitySignIn } from '#features/identity/sign-in/text/en.ts';
import type { en as maturityComparison } from '#features/maturity/comparison/text/en.ts';
import type { en as maturityDashboard } from '#features/maturity/dashboard/text/en.ts';
import type { en as maturityExchange } from '#features/maturity/exchange/text/en.ts';
import type { en as maturityFramework } from '#features/maturity/framework/text/en.ts';
import type { en as maturityRoadmap } from '#features/maturity/roadmap/text/en.ts';
import type { en as maturity } from '#features/maturity/text/en.ts';
import type { en as organisationDepartment } from '#features/organisation/department/text/en.ts';
import type { en as organisationMail } from '#features/organisation/mail/text/en.ts';
import type { en as organisationOrganisation } from '#features/organisation/organisation/text/en.ts';
import type { en as publicSiteContact } from '#features/public-site/contact/text/en.ts';
import type { en as publicSiteFrame } from '#features/public-site/frame/text/en.ts';
import type { en as publicSiteFurther } from '#features/public-site/further/text/en.ts';
import type { en as publicSiteHome } from '#features/public-site/home/text/en.ts';
import type { en as publicSitePrivacyPolicy } from '#features/public-site/privacy-policy/text/en.ts';
import type { en as publicSiteSchedule } from '#features/public-site/schedule/text/en.ts';
import type { en as riskDashboard } from '#features/risk/dashboard/text/en.ts';
import type { en as riskImport } from '#features/risk/import/text/en.ts';
import type { en as riskLibrary } from '#features/risk/library/text/en.ts';
import type { en as risk } from '#features/risk/text/en.ts';
import type { en as workspaceProfile } from '#features/workspace/profile/text/en.ts';
import type { en as workspaceSavedView } from '#features/workspace/saved-view/text/en.ts';
import type { en as workspaceScreenMemory } from '#features/workspace/screen-memory/text/en.ts';
import type { en as shell } from '../../text/en.ts';

/** Whose texts `useTranslation` knows, by the names under which `load-texts.ts` finds them. */
declare module '#platform/web/language/text-keys.ts' {
  interface TextNamespaces {
    platform: typeof platform;
    web: typeof web;
    shell: typeof shell;
    'collaboration-comment': typeof collaborationComment;
    'identity-password': typeof identityPassword;
    'identity-person': typeof identityPerson;
    'identity-picture': typeof identityPicture;
    'identity-session': typeof identitySession;
    'identity-sign-in': typeof identitySignIn;
    'maturity-comparison': typeof maturityComparison;
    'maturity-dashboard': typeof maturityDashboard;
    'maturity-exchange': typeof maturityExchange;
    'maturity-framework': typeof maturityFramework;
    'maturity-roadmap': typeof maturityRoadmap;
    maturity: typeof maturity;
    'organisation-department': typeof organisationDepartment;
    'organisation-mail': typeof organisationMail;
    'organisation-organisation': typeof organisationOrganisation;
    'public-site-contact': typeof publicSiteContact;
    'public-site-frame': typeof publicSiteFrame;
    'public-site-further': typeof publicSiteFurther;
    'public-site-home': typeof publicSiteHome;
    'public-site-privacy-policy': typeof publicSitePrivacyPolicy;
    'public-site-schedule': typeof publicSiteSchedule;
    'risk-dashboard': typeof riskDashboard;
    'risk-import': typeof riskImport;
    'risk-library': typeof riskLibrary;
    risk: typeof risk;
    'workspace-profile': typeof workspaceProfile;
    'workspace-saved-view': typeof workspaceSavedView;
    'workspace-screen-memory': typeof workspaceScreenMemory;
  }
}
