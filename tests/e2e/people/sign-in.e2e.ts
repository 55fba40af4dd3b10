import { follow } from '#tests/e2e/browser/every-screen.ts';
import { holdLateEntries } from '#tests/e2e/browser/late-entries.ts';
import { people, enter, signIn } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const start = /\/apps\/dashboards\/cis/;
const settings = '/likelyhood';

test.describe('Signing in', () => {
  test('finds the organisation by the address, and tells a wrong password at its input', async ({
    page,
    watch,
  }) => {
    watch.expects('POST /user/login/ 400');
    await page.goto('/login');
    const login = page.getByRole('button', { name: 'Login' });
    const email = page.getByLabel('Username/Email');
    const password = page.getByLabel('Password');
    await expect(email).toBeFocused();
    await expect(login).toBeDisabled();

    await email.fill('admin');
    await password.fill('abc');
    await password.blur();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await expect(page.getByText('Length should be 4')).toBeVisible();

    await email.fill(people.admin.email);
    await email.blur();
    await expect(page.getByLabel('Organisation').locator('option:checked')).toHaveText(
      'Meridian Health Group',
    );
    await password.fill('harbour-lantern-43');
    await login.click();
    await expect(password).toHaveAccessibleDescription('Email or password is incorrect');
    await expect(password).toBeFocused();

    await password.fill(people.admin.password);
    const show = page.getByRole('button', { name: 'Show password' });
    await expect(password).toHaveAttribute('type', 'password');
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toHaveAttribute('type', 'text');
    await show.click();
    await expect(password).toHaveAttribute('type', 'password');
    await password.press('Enter');
    await expect(page).toHaveURL(start);
    await expect(page.getByRole('banner')).toContainText('Meridian Health Group');

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Switch organisation' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(email).toHaveValue(people.admin.email);
    await expect(password).toBeFocused();
    await expect(page.getByLabel('Organisation')).toBeVisible();
  });

  test('says so when the rules of the form did not come, and works again after a reload', async ({
    page,
    context,
    watch,
  }) => {
    watch.expects('GET /assets/sign 503');
    await context.route('**/assets/sign-in-check-*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/login');
    await page.getByLabel('Username/Email').fill(people.admin.email);
    const problem = page.getByText('A part of this page did not arrive');
    await expect(problem).toBeVisible();
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(problem).toHaveCount(0);
    await signIn(page, 'admin');
  });

  test('waits as long as the server asks for, keeps what was typed, and goes on by itself', async ({
    page,
    watch,
  }) => {
    watch.expects('POST /tenant/domain/ 429', 'POST /user/login/ 429');
    const refuseOnce = (path: string, seconds: number) =>
      page.route(
        `**${path}`,
        (route) =>
          route.fulfill({
            status: 429,
            headers: { 'retry-after': String(seconds) },
            json: { code: 'too_many_requests', message: 'Too many requests.' },
          }),
        { times: 1 },
      );
    await refuseOnce('/tenant/domain/', 4);
    await page.goto('/login');
    const email = page.getByLabel('Username/Email');
    const password = page.getByLabel('Password');
    const login = page.getByRole('button', { name: 'Login' });
    await email.fill(people.admin.email);
    await email.blur();
    const searching = page.getByText(/We search again at \d\d:\d\d:\d\d/);
    await expect(searching).toBeVisible();
    await expect(page.getByText(/^0:0[1-4]$/)).toBeVisible();
    await password.fill(people.admin.password);
    await expect(page.getByLabel('Organisation').locator('option:checked')).toHaveText(
      'Meridian Health Group',
    );
    await expect(searching).toHaveCount(0);
    await expect(email).toHaveValue(people.admin.email);

    await refuseOnce('/user/login/', 4);
    await password.press('Enter');
    await expect(page.getByText(/You can sign in again at \d\d:\d\d:\d\d/)).toBeVisible();
    await expect(login).toBeDisabled();
    await expect(password).toBeFocused();
    await expect(password).toHaveValue(people.admin.password);
    await expect(page.getByText('You can try again now.')).toBeVisible();
    await expect(login).toBeEnabled();
    await password.press('Enter');
    await expect(page).toHaveURL(start);
  });

  test('takes a short name where the address says nothing', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username/Email').fill('somebody@nowhere.example');
    await page.getByLabel('Username/Email').blur();
    await expect(page.getByText('No organisation is known for this address.')).toBeVisible();
    // Or a mail, for whoever has none at hand: said to everybody alike.
    await page.getByRole('button', { name: 'Mail me my organisations' }).click();
    await expect(page.getByText('If this address has an account, a mail of each')).toBeVisible();
    const shortName = page.getByLabel('Short name of your organisation');
    await shortName.fill('nobody-here');
    await shortName.blur();
    await expect(page.getByText('No organisation has this short name.')).toBeVisible();
    await shortName.fill('pinecrest');
    await shortName.blur();
    await expect(page.getByLabel('Organisation').locator('option:checked')).toHaveText('Pinecrest Legal');
  });

  test('leads a guest from a deep link to the sign-in and back to the link', async ({ page }) => {
    await page.goto(`${settings}?tab=factors`);
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, 'admin');
    await expect(page).toHaveURL(/\/likelyhood\?tab=factors/);
    await page.goto('/login');
    await expect(page).toHaveURL(start);
  });

  test('shows a guest the door at the root, and the placeholder for registering', async ({ page }) => {
    await page.route('**/tenant/signup/', (route) =>
      route.fulfill({ json: { message: 'Successful.', data: { is_open: false } } }),
    );
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'The app is not ready yet' })).toBeVisible();
  });

  test('ends a session that the server no longer knows, says so, and remembers the place', async ({
    page,
    watch,
  }) => {
    watch.expects('POST /risk/filter/ 401', 'GET /user/screen/risk-register/ 401', 'GET /user/view/ 401');
    // A page with much to do opens it late, when the session is over.
    watch.expects('GET /notification/stream 401');
    await holdLateEntries(page);
    await enter(page, 'itLead', settings);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` };
      await fetch(`${sessionStorage.getItem('baseURL')}/user/logout/`, { method: 'POST', headers });
    });
    await page.getByRole('button', { name: 'Risk Management' }).click();
    await page.getByRole('link', { name: 'Risk Register' }).click();
    await expect(page.getByText('Invalid access_token')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Username/Email')).toHaveValue(people.itLead.email);
    await expect(page.getByLabel('Password')).toBeFocused();
    await signIn(page, 'itLead');
    await expect(page).toHaveURL(/\/apps\/risk\/management/);
  });

  for (const path of [settings, '/', '/no/such/page'])
    test(`refuses a stored session whose time is over, also from ${path}`, async ({ page }) => {
      await page.addInitScript(() => {
        const part = (content: object) => btoa(JSON.stringify(content)).replaceAll('=', '');
        sessionStorage.setItem('token', `${part({ alg: 'HS256' })}.${part({ iat: 1, exp: 1801 })}.c2ln`);
        sessionStorage.setItem('baseURL', '/org/meridian');
      });
      await page.goto(path);
      await expect(page.getByText('access_token expired')).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

  for (const [what, expiresIn, says] of [
    ['whose time is over', -60, 'access_token expired'],
    ['that nobody can read', undefined, 'Invalid access_token'],
    ['that says nothing of its organisation', 3600, 'Failed to login with token.'],
  ] as const)
    test(`says of an earlier client's token ${what}: ${says}`, async ({ page }) => {
      await page.addInitScript((seconds) => {
        const part = (content: object) => btoa(JSON.stringify(content)).replaceAll('=', '');
        const now = Math.floor(Date.now() / 1000);
        const payload = part({ iat: now - 60, exp: now + (seconds ?? 0) });
        localStorage.setItem('jwt_access_token', seconds === undefined ? 'x.y.z' : `e30.${payload}.c2ln`);
      }, expiresIn);
      await page.goto('/');
      await expect(page.getByText(says)).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

  test('takes somebody without a role for a guest', async ({ page }) => {
    await page.route('**/api/auth/access-token', async (route) => {
      const reply = await route.fetch();
      const answer = (await reply.json()) as { user: object };
      await route.fulfill({ response: reply, json: { ...answer, user: { ...answer.user, role: [] } } });
    });
    await enter(page, 'user', settings);
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('asks a guest at /logout to sign in, and does not sign them out again afterwards', async ({
    page,
  }) => {
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, 'user');
    await expect(page).toHaveURL(start);
  });

  test('asks for the sign-in where somebody comes to after signing out, and remembers the place', async ({
    page,
  }) => {
    await enter(page, 'user', settings);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Know your risks/);
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, 'user');
    await expect(page).toHaveURL(/\/likelyhood/);
  });

  test('leads from either spelling of an address to the same screen, over the sign-in too', async ({
    page,
  }) => {
    await page.goto('/likelihood?tab=factors');
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, 'admin');
    await expect(page).toHaveURL(/\/likelyhood\?tab=factors/);
    for (const [other, own] of [
      ['/apps/maturity/cis/add', /\/apps\/maturrity\/cis\/add/],
      ['/apps/maturity/ISO/add', /\/apps\/maturrity\/ISO\/add/],
      ['/apps/maturrity/nist/add', /\/apps\/maturity\/nist\/add/],
      ['/apps/maturrity/cis', /\/apps\/maturity\/cis/],
    ] as const) {
      await follow(page, other);
      await expect(page).toHaveURL(own);
    }
  });

  test('lets a second tab take over the session, and signs out of all of them', async ({ page, context }) => {
    await page.goto('/login');
    await signIn(page, 'admin');
    const second = await context.newPage();
    await second.goto(settings);
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    await second.getByRole('button', { name: 'Your account' }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(second).toHaveURL(/\/home$/);
    await expect(page).toHaveURL(/\/home$/);
    // The page of guests may still be on its way when its address stands there.
    for (const tab of [page, second])
      await expect(async () => {
        expect(await tab.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
      }).toPass();
  });

  test('draws only what a person may open', async ({ page }) => {
    await enter(page, 'user', settings);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change the matrix' })).toHaveCount(0);
  });
});
