/** What the app will ask for before it draws anything, as plain text: a contract brings its schemas along.
 *  first-screens.test.ts holds it to the contracts. */
export const sessionCheck = '/api/auth/access-token';

interface FirstScreen {
  load: () => Promise<unknown>;
  /** The features whose texts it speaks. */
  texts: readonly string[];
  /** What it reads by what the address names, whoever asks; nothing where it only offers a choice. */
  reads?: (search: URLSearchParams) => string | undefined;
  /** What it reads of the business unit that is shown. */
  readsOf?: (unit: string | undefined) => string;
}

/** The questionnaire, whichever framework's. */
const questionnaire: FirstScreen = {
  load: () => import('#features/maturity/questionnaire/web/QuestionnairePage.tsx'),
  texts: ['maturity'],
  reads: (search) => {
    const [id, section] = [search.get('assessment'), search.get('section')];
    if (id === null) return undefined;
    return `/maturity/assessment/${encodeURIComponent(id)}/?${new URLSearchParams({ section: section ?? 'first' })}`;
  },
};

/** Screens that people open first. Any other screen's code is found by the router, a little later. */
export const firstScreens: Readonly<Record<string, FirstScreen>> = {
  '/apps/dashboards/risk': {
    load: () => import('#features/risk/dashboard/web/RiskDashboardPage.tsx'),
    texts: ['risk', 'risk-dashboard'],
    readsOf: (unit) => `/risk/dashboard/${unit === undefined ? '' : `?dpt=${unit}`}`,
  },
  '/apps/dashboards/cis': {
    load: () => import('#features/maturity/dashboard/web/MaturityDashboardPage.tsx'),
    texts: ['maturity', 'maturity-dashboard'],
    readsOf: (unit) => `/maturity/dashboard/cis/${unit === undefined ? '' : `${unit}/`}`,
  },
  '/apps/assessment': questionnaire,
  '/apps/iso/assessment': questionnaire,
  '/apps/nist/assessment': questionnaire,
  '/apps/own/assessment': questionnaire,
};
