import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** The product's files without their comments, by their paths below `src`. */
const sources = new Map(
  globSync('src/**/*.{ts,tsx,mjs}', { cwd: root })
    .filter((path) => !/\.test\.ts$|\/fixtures\//.test(path))
    .map((path) => [
      path.replaceAll('\\', '/').replace(/^src\//, ''),
      readFileSync(join(root, path), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/(^|\s)\/\/.*$/gm, ''),
    ]),
);

interface Rule {
  /** What is looked for. */
  pattern: RegExp;
  /** What it finds, so that it cannot look for nothing. */
  finds: readonly string[];
  /** Where it may stand all the same: files, or the beginnings of their paths. */
  except?: readonly string[];
}

/** Fails where a file does it that is not excepted, and where an exception is not needed. */
function expectNone({ pattern, finds, except = [] }: Rule): void {
  for (const text of finds) assert.match(text, pattern);
  const found = [...sources].filter(([, source]) => pattern.test(source)).map(([path]) => path);
  const isExcepted = (path: string) =>
    except.some((one) => path === one || (one.endsWith('/') && path.startsWith(one)));
  assert.deepEqual(
    found.filter((path) => !isExcepted(path)),
    [],
  );
  const unused = except.filter((one) => !found.some((path) => path.startsWith(one)));
  assert.deepEqual(unused, [], 'files that need no exception');
}

/** What no product of ours may do, or in a few files alone: what each of these does with it was looked at. */
suite('The code', () => {
  test('makes no code of a text', () =>
    expectNone({
      pattern: /\beval\(|new Function\(|node:vm|set(?:Timeout|Interval)\(['"`]/,
      finds: ['eval(text)', 'new Function(text)', "from 'node:vm'", "setTimeout('now()')"],
    }));

  test('starts no other program but its database, and processes of its own files', () =>
    expectNone({
      pattern: /child_process|\bshell: true/,
      finds: ["from 'node:child_process'"],
      except: [
        'platform/server/database/embedded/database-process.ts',
        'platform/server/database/embedded/embedded-database.ts',
        'platform/server/database/embedded/system-user.ts',
        'platform/server/jobs/run-in-process.ts',
      ],
    }));

  test('puts no text into a page as HTML, but where the build draws the public site', () =>
    expectNone({
      pattern:
        /\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|dangerouslySetInnerHTML|DOMParser/,
      finds: ['one.innerHTML = text', 'dangerouslySetInnerHTML={{ __html: text }}', 'document.write(text)'],
      except: ['app/shell/site/prerender.tsx'],
    }));

  test('hears messages of other tabs of its own and of its workers, and of no other window', () =>
    expectNone({
      pattern:
        /(?:window|self|globalThis|parent|opener|top)\.(?:postMessage|addEventListener\('message'|onmessage)|MessageEvent\.source/,
      finds: ["window.addEventListener('message', hear)", "parent.postMessage(all, '*')"],
    }));

  test('draws lots by the generator of the system, but for pauses', () =>
    expectNone({
      pattern: /Math\.random/,
      finds: ['Math.random()'],
      except: [
        'platform/server/database/retrying.ts',
        'platform/server/jobs/scheduled-jobs.ts',
        'features/collaboration/notification/web/shared/live-stream.ts',
      ],
    }));

  test('hashes by SHA-2 alone, but for names that a standard makes of SHA-1', () =>
    expectNone({
      pattern: /create(?:Hash|Hmac)\((?!'sha256')/,
      finds: ["createHash('md5')", "createHmac('sha1', key)", 'createHash(name)'],
      except: ['features/compliance/oscal/server/oscal-parts.presenter.ts'],
    }));

  test('encrypts by AES-256-GCM alone', () =>
    expectNone({
      pattern:
        /create(?:Cipher|Decipher)(?:iv)?\((?!'aes-256-gcm')|publicEncrypt|privateDecrypt|RSA_PKCS1_PADDING|aes-\d+-(?:cbc|ecb)/,
      finds: ["createCipheriv('aes-256-cbc', key)", 'publicEncrypt(key, text)', 'RSA_PKCS1_PADDING'],
    }));

  test('looks at every certificate that it is shown', () =>
    expectNone({
      pattern: /rejectUnauthorized: (?!true)|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|strictSSL/,
      finds: ['rejectUnauthorized: false', 'rejectUnauthorized: isStrict'],
    }));

  test('opens connections in a few files, each to what a setting or a connection of an organisation names', () =>
    expectNone({
      pattern:
        /from '(?:node:(?:http2|dgram|https)|undici|pg-boss|ldapts|nodemailer|openid-client)'|import\('(?:node:[a-z0-9]+|ldapts|nodemailer|openid-client)'\)|import \{[^}]*\b(?:connect|lookup|Resolver)\b[^}]*\} from 'node:(?:net|tls|dns\/promises)'|import pg from 'pg'|(?<![.\w])fetch\(/,
      finds: [
        "import { connect } from 'node:net'",
        'await fetch(address)',
        "import('node:https')",
        "import pg from 'pg'",
      ],
      except: [
        'platform/server/outgoing/',
        'platform/server/virus-scan/clamav.ts',
        'platform/server/mail/mail-transport.ts',
        'platform/server/database/',
        'platform/server/queue/',
        'features/identity/single-sign-on/server/shared/directory.service.ts',
        'features/identity/single-sign-on/server/open-id-connect.service.ts',
        'features/organisation/organisation/server/mail-domain.service.ts',
        'features/organisation/organisation/server/shared/directory.service.ts',
        // The browser's own calls, to where the page came from.
        'platform/web/calling/',
        'app/shell/offline/service-worker.ts',
      ],
    }));

  test('takes apart no address by hand on the server, where the router has done so already', () =>
    expectNone({
      pattern: /decodeURI|\bunescape\(|querystring/,
      finds: ['decodeURIComponent(part)', "from 'node:querystring'"],
      except: [
        // The path and the sign-in of a setting.
        'platform/server/virus-scan/clamav.ts',
        'platform/server/process/config.ts',
        // A header, which says so.
        'features/identity/password/server/password.service.ts',
        // The fragment of a mailed link, and the name of a file, in the browser.
        'features/identity/sign-in/web/reset/ResetPasswordPage.tsx',
        'platform/web/calling/call.ts',
      ],
    }));

  test('lets no other origin in', () =>
    expectNone({
      pattern: /access-control-allow|@fastify\/cors|jsonp/i,
      finds: ["'access-control-allow-origin': origin", "from '@fastify/cors'"],
    }));

  test('makes nothing of a text but by JSON, and asks no path of XML', () =>
    expectNone({
      pattern: /\bv8\.deserialize|js-yaml|from 'yaml'|node-serialize|xpath/i,
      finds: ['v8.deserialize(bytes)', "from 'yaml'", "from 'xpath'"],
    }));

  test('writes to its log, and elsewhere only what commands tell whoever runs them', () =>
    expectNone({
      pattern: /\bconsole\.|process\.std(?:out|err)\.write/,
      finds: ['console.log(text)', 'process.stdout.write(text)'],
      except: [
        'app/main.ts',
        'app/commands/',
        'platform/server/process/terminal.ts',
        'features/organisation/activity-log/server/verify-export.mjs',
      ],
    }));

  test('keeps things in the browser in these files alone', () =>
    expectNone({
      pattern: /\b(?:local|session)Storage\b|\bindexedDB\b|document\.cookie|\bcookieStore\b|\bcaches\./,
      finds: ["localStorage.setItem('a', b)", 'indexedDB.open(name)', "document.cookie = 'a=b'"],
      except: [
        'platform/web/session/session.ts',
        'platform/web/calling/fetched-files.ts',
        'platform/web/forms/drafts.ts',
        'platform/web/language/browser-language.ts',
        'app/shell/start/preload.ts',
        'app/shell/site/start-site.ts',
        'app/shell/offline/service-worker.ts',
        'app/theme/first-look.ts',
        'app/theme/stored-look.ts',
        'features/identity/session/web/shared/session-life.ts',
        'features/organisation/department/web/shared/department.hooks.ts',
      ],
    }));

  test('leaves no memory as it was found, but where a file fills it', () =>
    expectNone({
      pattern: /allocUnsafe|new Buffer\(/,
      finds: ['Buffer.allocUnsafe(9)', 'new Buffer(9)'],
      except: [
        'platform/server/sheets/sheet-pages.ts',
        'features/compliance/standard-import/server/oscal-file.service.ts',
      ],
    }));
});
