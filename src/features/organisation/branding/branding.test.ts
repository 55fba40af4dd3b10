import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import sharp from 'sharp';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { uploadOf } from '#tests/generated/upload.ts';
import { asOwner } from '#tests/world/connections.ts';
import { logOf } from '#tests/settings/log-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import {
  changeBranding,
  changeLogo,
  readBranding,
  readLogo,
  readSignInLook,
  removeLogo,
  type Branding,
} from './branding.contract.ts';

const owner = await asOwner();
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#12345680' } });

async function sends({ running, slug, admin }: World, file: Buffer | string) {
  const { payload, headers } = uploadOf(file, 'logo.png', 'image/png');
  const answer = await running.app.inject({
    method: 'POST',
    url: `/org/${slug}${changeLogo.path}`,
    headers: { ...headers, authorization: `token ${admin.token}`, 'accept-language': 'en' },
    payload,
  });
  return {
    status: answer.statusCode,
    body: answer.json() as { data: Branding; code?: string; errors?: { file: string[] } },
  };
}
const logoOf = async (world: World, file: Buffer) =>
  (await sends(world, file)).body.data.logo ?? assert.fail('no logo');
const fetched = ({ running }: World, url: string) => running.app.inject({ url });

suite('The colours of an organisation', () => {
  test('are changed by an Admin, reach its people, and the log says what', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const palette = { primary: '#1F5AA6', secondary: '#ffaa00' };
    const { data } = await world.admin.calls(changeBranding, { body: { palette, version: 1 } });
    assert.deepEqual([data.palette, data.version], [{ primary: '#1F5AA6', secondary: '#FFAA00' }, 2]);
    const own = (await staff.calls(readOwnData)).data.organization_data;
    assert.deepEqual(own.color_schemes.palette, data.palette);
    const [act] = await logOf(world);
    assert.deepEqual(
      [act?.action, act?.changes[0]],
      ['organisation.branding_changed', { field: 'primary', old: '#006565', new: '#1F5AA6' }],
    );
    assert.equal(
      (await world.admin.isRefused(changeBranding, { body: { palette, version: 1 } })).code,
      'stale_version',
    );
    assert.equal(
      (await world.admin.calls(changeBranding, { body: { palette: data.palette, version: 2 } })).data.version,
      2,
    );
  });

  test('are colours and nothing else', async () => {
    const { admin } = await newWorld();
    for (const primary of ['red', '#12345', '#1234567', '#12345g', 'url(x)', '#123456;}', '']) {
      const palette = { primary, secondary: '#FFBE2C' };
      const { status, errors } = await admin.isRefused(changeBranding, { body: { palette, version: 1 } });
      assert.deepEqual([status, Object.keys(errors ?? {})], [400, ['palette.primary']], primary);
    }
  });
});

suite('A logo', () => {
  test('is drawn anew, fitted into its room, without what the file tells besides', async () => {
    const world = await newWorld();
    const wide = await photo(1600, 400)
      .png()
      .withExif({ IFD0: { Artist: 'canary' } })
      .toBuffer();
    const address = await logoOf(world, wide);
    const { headers, rawPayload } = await fetched(world, address);
    assert.equal(headers['content-type'], 'image/webp');
    const { width, height, hasAlpha, exif } = await sharp(rawPayload).metadata();
    assert.deepEqual([width, height, hasAlpha, exif], [480, 120, true, undefined]);
    // A small one stays as it is.
    const small = await fetched(world, await logoOf(world, await photo(40, 30).png().toBuffer()));
    const drawn = await sharp(small.rawPayload).metadata();
    assert.deepEqual([drawn.width, drawn.height], [40, 30]);
  });

  test('is replaced and removed for good, and its people are told its address', async () => {
    const world = await newWorld();
    const first = await logoOf(world, await photo(30, 20).png().toBuffer());
    const second = await logoOf(world, await photo(20, 30).jpeg().toBuffer());
    assert.notEqual(first, second);
    assert.equal((await fetched(world, first)).statusCode, 404);
    assert.equal((await world.admin.calls(readOwnData)).data.organization_data.logo, second);
    assert.equal((await world.admin.calls(removeLogo)).data.logo, null);
    assert.equal((await fetched(world, second)).statusCode, 404);
    const { rowCount } = await owner.query('select from file where org_id = $1', [world.orgId]);
    assert.equal(rowCount, 0);
    await world.admin.calls(removeLogo);
    assert.deepEqual(
      (await logOf(world)).slice(0, 3).map(({ action }) => action),
      ['organisation.logo_removed', 'organisation.logo_changed', 'organisation.logo_changed'],
    );
  });

  test('is a picture: nothing else becomes one', async () => {
    const world = await newWorld();
    for (const wrong of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '%PDF-1.7',
      'GIF89a',
      Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'),
    ]) {
      const { status, body } = await sends(world, wrong);
      assert.deepEqual([status, body.code], [422, 'logo_unreadable']);
      assert.match(body.errors?.file[0] ?? '', /PNG, JPEG|damaged/);
    }
    assert.equal((await world.admin.calls(readBranding)).data.logo, null);
  });

  test('is the only file that a stranger may fetch, and only of its own organisation', async () => {
    const [here, there] = [await newWorld(), await newWorld()];
    const address = await logoOf(here, await photo(30, 20).png().toBuffer());
    assert.equal((await fetched(here, address)).statusCode, 200);
    assert.equal((await fetched(here, address.replace(here.slug, there.slug))).statusCode, 404);
    const { rows } = await owner.query<{ id: string }>(
      `with f as (insert into file (org_id, id, purpose, mime, size, sha256, completed_at, created_at)
          values ($1, gen_random_uuid(), 'picture', 'image/webp', 1, repeat('0', 64), now(), now()) returning id)
        insert into file_chunk (org_id, file_id, n, content) select $1, f.id, 0, 'x' from f returning file_id as id`,
      [here.orgId],
    );
    const { status } = await here.guest.isRefused(readLogo, { params: { id: rows[0]?.id } });
    assert.equal(status, 404);
  });
});

suite('Before the sign-in', () => {
  test('an organisation shows its name, its logo and its colours, and nothing else', async () => {
    const world = await newWorld();
    const logo = await logoOf(world, await photo(30, 20).png().toBuffer());
    const { data } = await world.guest.calls(readSignInLook);
    assert.deepEqual(data, {
      organization_name: `Test ${world.slug}`,
      logo,
      palette: { primary: '#006565', secondary: '#FFBE2C' },
    });
  });

  test('nobody looks at as many organisations as they like', async () => {
    const { anotherServer } = await import('#tests/world/another-server.ts');
    const { caller } = await import('#tests/world/caller.ts');
    const world = await newWorld();
    const strict = caller(await anotherServer({ LIMIT_LOOK_UPS_PER_MINUTE: '1' }), world.slug, world.guest);
    const statuses = [];
    for (let at = 0; at < 7; at++) statuses.push((await strict.sends(readSignInLook)).status);
    assert.equal(statuses.at(-1), 429);
  });
});
