import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import sharp from 'sharp';
import { addComment, listComments } from '#features/risk/comment/risk-comment.contract.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import { uploadOf } from '#tests/generated/upload.ts';
import { pngOf } from '#tests/world/pictures.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import {
  changePreferences,
  listColleagues,
  readOwnData,
  type OwnData,
} from '#features/identity/person/person.contract.ts';
import { changePicture, pictureLimits, readPicture, removePicture } from './picture.contract.ts';

const owner = await asOwner();

/** Sends a file as somebody's picture. */
async function sends({ running, slug }: World, { token }: Caller, file: Buffer | string, name = 'me.png') {
  const { payload, headers } = uploadOf(file, name, 'image/png');
  const answer = await running.app.inject({
    method: 'POST',
    url: `/org/${slug}${changePicture.path}`,
    headers: { ...headers, authorization: `token ${token}`, 'accept-language': 'en' },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
}

/** The id of the picture that was made of a file. */
async function keeps(world: World, who: Caller, file: Buffer, name?: string): Promise<string> {
  const { status, body } = await sends(world, who, file, name);
  assert.equal(status, 200, JSON.stringify(body));
  const { user_image } = body['data'] as OwnData;
  return user_image ?? assert.fail('no picture');
}

const picture = async (who: Caller, id: string): Promise<Buffer> => {
  const { status, body, headers } = await who.sends(readPicture, { params: { id } });
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'image/webp');
  assert.match(String(headers['content-disposition']), /^attachment/);
  assert.equal(headers['cache-control'], 'no-store');
  return body as Buffer;
};

const canary = 'canary 51.5007 N 0.1246 W';
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

suite('A picture', () => {
  test('is drawn anew: a square WebP, and nothing else of the file is left', async () => {
    const world = await newWorld();
    const jpeg = await photo(640, 480)
      .jpeg()
      .withExif({ IFD0: { Artist: canary }, IFD3: { GPSLatitudeRef: 'N', GPSProcessingMethod: canary } })
      .toBuffer();
    assert.ok(jpeg.includes(canary));
    for (const file of [jpeg, pngOf(30, 20, { note: canary }), await photo(90, 10).webp().toBuffer()]) {
      const drawn = await picture(world.admin, await keeps(world, world.admin, file));
      const { format, width, height, exif, xmp, icc } = await sharp(drawn).metadata();
      assert.deepEqual(
        [format, width, height, exif, xmp, icc],
        ['webp', pictureLimits.side, pictureLimits.side, undefined, undefined, undefined],
      );
      assert.ok(!drawn.includes('canary'));
    }
  });

  test('stands as the camera was held', async () => {
    const world = await newWorld();
    const halves = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#000000' } })
      .composite([{ input: await photo(200, 100).negate().png().toBuffer(), top: 0, left: 0 }])
      .jpeg()
      .withMetadata({ orientation: 3 })
      .toBuffer();
    const drawn = await picture(world.admin, await keeps(world, world.admin, halves));
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    const brightness = (row: number) => data[row * info.width * info.channels] ?? 0;
    assert.ok(brightness(10) < 60 && brightness(240) > 150, 'upside down was put right');
  });

  test('is what its bytes say, whatever its name says', async () => {
    const world = await newWorld();
    await keeps(world, world.admin, pngOf(5, 5), 'letter.pdf');
    const others: [told: string, file: Buffer | string][] = [
      ['a page', '<html><script>alert(1)</script></html>'],
      ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
      ['a GIF', await photo(9, 9).gif().toBuffer()],
      ['a TIFF', await photo(9, 9).tiff().toBuffer()],
      ['nothing', ''],
    ];
    for (const [told, file] of others) {
      const { status, body } = await sends(world, world.admin, file);
      assert.deepEqual(
        [status, body['code'], body['errors']],
        [422, 'picture_unreadable', { file: ['Choose a PNG, JPEG or WebP picture.'] }],
        told,
      );
    }
  });

  test('that unfolds too far, is damaged or too large is refused with the reason, and the one before stays', async () => {
    const world = await newWorld();
    const before = await keeps(world, world.admin, pngOf(5, 5));
    const whole = await photo(400, 400).jpeg().toBuffer();
    const bad: [status: number, words: RegExp, file: Buffer][] = [
      [422, /more than 25 megapixels/, pngOf(50_000, 50_000, { rows: Buffer.alloc(20_000_000) })],
      [422, /damaged/, whole.subarray(0, whole.length / 2)],
      [422, /damaged/, Buffer.concat([whole.subarray(0, 20), Buffer.alloc(500, 7)])],
      [422, /damaged/, pngOf(0, 0)],
      [413, /The limit is 2 MB/, Buffer.alloc(2_000_001)],
    ];
    for (const [status, words, file] of bad) {
      const refused = await sends(world, world.admin, file);
      assert.equal(refused.status, status, JSON.stringify(refused.body));
      assert.match(JSON.stringify(refused.body), words);
    }
    assert.equal((await world.admin.calls(readOwnData)).data.user_image, before);
  });

  test('is replaced and removed, and what it was is gone', async () => {
    const world = await newWorld();
    const first = await keeps(world, world.admin, pngOf(5, 5));
    const second = await keeps(world, world.admin, pngOf(6, 6));
    assert.notEqual(first, second);
    assert.equal((await world.admin.isRefused(readPicture, { params: { id: first } })).status, 404);
    assert.equal((await world.admin.calls(removePicture)).data.user_image, null);
    assert.equal((await world.admin.isRefused(readPicture, { params: { id: second } })).status, 404);
    assert.equal((await world.admin.calls(removePicture)).data.user_image, null);
    const { rows } = await owner.query('select from file where org_id = $1', [world.orgId]);
    assert.equal(rows.length, 0);
    const acts = await owner.query<{ action: string }>(
      `select action from activity where org_id = $1 and action like 'person.picture%' order by seq`,
      [world.orgId],
    );
    assert.deepEqual(
      acts.rows.map(({ action }) => action),
      ['person.picture_changed', 'person.picture_changed', 'person.picture_removed'],
    );
  });

  test('is told with the person: among colleagues and beside what they said', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff', { Finance: 'lead' });
    const id = await keeps(world, staff, pngOf(5, 5));
    const { data: people } = await world.admin.calls(listColleagues);
    assert.equal(people.find((one) => one.id === staff.id)?.user_image, id);
    const { data: risk } = await staff.calls(registerRisk, {
      body: { title: 'Laptops leave the building', department_id: world.departments['Finance'] as string },
    });
    const params = { id: risk.id };
    await staff.calls(addComment, { params, body: { body: 'Two of them last week' } });
    const { data: comments } = await world.admin.calls(listComments, { params });
    assert.equal(comments[0]?.author.user_image, id);
    assert.ok((await picture(world.admin, id)).length > 0);
  });

  test('is nobody else’s: another organisation and a guest do not get it, and none is taken by its id', async () => {
    const world = await newWorld();
    const elsewhere = await newWorld();
    const id = await keeps(world, world.admin, pngOf(5, 5));
    assert.equal((await elsewhere.admin.isRefused(readPicture, { params: { id } })).status, 404);
    assert.equal((await world.guest.isRefused(readPicture, { params: { id } })).status, 401);
    const staff = await world.person('Staff');
    const greedy = { user_image: id, first_name: 'Modest' };
    assert.equal((await staff.sends(changePreferences, { body: { user: greedy } })).status, 200);
    const { data } = await staff.calls(readOwnData);
    assert.deepEqual([data.user_image, data.first_name], [null, 'Modest']);
  });
});
