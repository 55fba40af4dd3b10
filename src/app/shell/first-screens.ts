/** What the app will ask for before it draws anything, as plain text: a contract brings its schemas along.
 *  first-screens.test.ts holds it to the contracts. */
export const sessionCheck = '/api/auth/access-token';

interface FirstScreen {
  load: () => Promise<unknown>;
  /** The features whose texts it speaks. */
  texts: readonly string[];
  /** What it reads, of the business unit that is shown or by what the address names; nothing where it only offers a choice. */
  read?: (unit: string | undefined, search: URLSearchParams) => string | undefined;
}

/** The questionnaire, whichever framework's. */
const questionnaire: FirstScreen = {
  load: () => import('#features/maturity/web/assess/QuestionnairePage.tsx'),
  texts: ['maturity'],
  read: (_, search) => {
    const [id, section] = [search.get('assessment'), search.get('section')];
    if (id === null) return undefined;
    return `/maturity/assessment/${encodeURIComponent(id)}/?${new URLSearchParams({ section: section ?? 'first' })}`;
  },
};

/** Screens that people open first. Any other screen's code is found by the router, a little later. */
export const firstScreens: Readonly<Record<string, FirstScreen>> = {
  '/apps/dashboards/risk': {
    load: () => import('#features/risk-dashboard/web/RiskDashboardPage.tsx'),
    texts: ['risk', 'risk-dashboard'],
    read: (unit) => `/risk/dashboard/${unit === undefined ? '' : `?dpt=${unit}`}`,
  },
  '/apps/dashboards/cis': {
    load: () => import('#features/maturity-dashboard/web/MaturityDashboardPage.tsx'),
    texts: ['maturity', 'maturity-dashboard'],
    read: (unit) => `/maturity/dashboard/cis/${unit === undefined ? '' : `${unit}/`}`,
  },
  '/apps/assessment': questionnaire,
  '/apps/iso/assessment': questionnaire,
  '/apps/nist/assessment': questionnaire,
};
