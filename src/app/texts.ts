import { sayFrom } from '#platform/server/say.ts';
import { ar as spreadsheetAr } from '#platform/server/spreadsheet/text/ar.ts';
import { en as spreadsheetEn } from '#platform/server/spreadsheet/text/en.ts';
import { tr as spreadsheetTr } from '#platform/server/spreadsheet/text/tr.ts';
import { ar as platformAr } from '#platform/text/ar.ts';
import { en as platformEn } from '#platform/text/en.ts';
import { tr as platformTr } from '#platform/text/tr.ts';
import { ar as identityAr } from '#features/identity/text/ar.ts';
import { en as identityEn } from '#features/identity/text/en.ts';
import { tr as identityTr } from '#features/identity/text/tr.ts';
import { ar as maturityAr } from '#features/maturity/text/ar.ts';
import { en as maturityEn } from '#features/maturity/text/en.ts';
import { tr as maturityTr } from '#features/maturity/text/tr.ts';
import { ar as maturityDashboardAr } from '#features/maturity-dashboard/text/ar.ts';
import { en as maturityDashboardEn } from '#features/maturity-dashboard/text/en.ts';
import { tr as maturityDashboardTr } from '#features/maturity-dashboard/text/tr.ts';
import { ar as maturityRoadmapAr } from '#features/maturity-roadmap/text/ar.ts';
import { en as maturityRoadmapEn } from '#features/maturity-roadmap/text/en.ts';
import { tr as maturityRoadmapTr } from '#features/maturity-roadmap/text/tr.ts';
import { ar as organisationAr } from '#features/organisation/text/ar.ts';
import { en as organisationEn } from '#features/organisation/text/en.ts';
import { tr as organisationTr } from '#features/organisation/text/tr.ts';
import { ar as riskDashboardAr } from '#features/risk-dashboard/text/ar.ts';
import { en as riskDashboardEn } from '#features/risk-dashboard/text/en.ts';
import { tr as riskDashboardTr } from '#features/risk-dashboard/text/tr.ts';
import { ar as riskAr } from '#features/risk/text/ar.ts';
import { en as riskEn } from '#features/risk/text/en.ts';
import { tr as riskTr } from '#features/risk/text/tr.ts';
import { ar as maturityExchangeAr } from '#features/maturity-exchange/text/ar.ts';
import { en as maturityExchangeEn } from '#features/maturity-exchange/text/en.ts';
import { tr as maturityExchangeTr } from '#features/maturity-exchange/text/tr.ts';
import { ar as riskImportAr } from '#features/risk-import/text/ar.ts';
import { en as riskImportEn } from '#features/risk-import/text/en.ts';
import { tr as riskImportTr } from '#features/risk-import/text/tr.ts';

/** Every text the server may say, by language. */
export const texts = [
  { en: platformEn, tr: platformTr, ar: platformAr },
  { en: spreadsheetEn, tr: spreadsheetTr, ar: spreadsheetAr },
  { en: identityEn, tr: identityTr, ar: identityAr },
  { en: organisationEn, tr: organisationTr, ar: organisationAr },
  { en: riskEn, tr: riskTr, ar: riskAr },
  { en: riskDashboardEn, tr: riskDashboardTr, ar: riskDashboardAr },
  { en: maturityEn, tr: maturityTr, ar: maturityAr },
  { en: riskImportEn, tr: riskImportTr, ar: riskImportAr },
  { en: maturityExchangeEn, tr: maturityExchangeTr, ar: maturityExchangeAr },
  { en: maturityDashboardEn, tr: maturityDashboardTr, ar: maturityDashboardAr },
  { en: maturityRoadmapEn, tr: maturityRoadmapTr, ar: maturityRoadmapAr },
];

export const say = sayFrom(texts);
