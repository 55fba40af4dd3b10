import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isCommonPassword } from './server/common-password.service.ts';

suite('A password that everybody tries first', () => {
  const common: [how: string, ...passwords: string[]][] = [
    ['as it is in the list', 'iloveyou1234', '1q2w3e4r5t6y', '1qaz2wsx3edc', 'administrator'],
    ['in capitals, with digits and marks around it', 'Password123!', 'PASSWORD2024', '**Welcome-2024**'],
    ['with signs that stand for letters', 'P@ssw0rd2024', 'pa55w0rd123!', '$unshine$unshine'],
    [
      'repeated',
      'passwordpassword',
      'Passw0rdPassw0rd',
      'password1password2',
      'abcabcabcabc',
      'aaaaaaaaaaaa',
    ],
    [
      'along the keys, the alphabet or the digits',
      '123456789012',
      '210987654321',
      'qwertyuiop[]',
      'cdefghijklmn',
    ],
    ['with a number that is common itself', 'love12345678', 'love-11111111'],
    ['of another language', 'Şifre12345678', 'Fenerbahçe1907', 'كلمةالسر123456', 'ضصثقفغعهخحجد'],
    ['in letters that only look different', 'ｐａｓｓｗｏｒｄ２０２４'],
    ['of nothing but one or two marks', '!!!!!!!!!!!!', '-*-*-*-*-*-*', '*-!*-!*-!2024'],
  ];
  for (const [how, ...passwords] of common)
    test(`is known ${how}`, () => {
      for (const one of passwords) assert.equal(isCommonPassword(one), true, one);
    });

  test('is not one of several words, nor one of chance', () => {
    for (const one of [
      'correct-horse-battery',
      'harbour-lantern-42',
      'örtlich-gültig كلمة 42',
      'kahve sandalye mavi',
      'ثلاث كلمات بعيدة',
      '8#kQ2!94-77x0',
      'X7gh-kk2p-99ab',
      '839201746650',
      'love-73014492-88',
      '🦊🐢🦉-kite-lamp-73',
      '§%)/=?*~_<|;#{+',
      '🚲🍋🪗🛶🌵🧦🪁🥁🧭🛎️🐌🪴🎻🫖🧊🚪',
    ])
      assert.equal(isCommonPassword(one), false, one);
  });

  test('is found, however long a text was sent: none of these keeps the server for ever', () => {
    for (const one of [
      '!'.repeat(1024),
      'ab'.repeat(512),
      `${'1'.repeat(512)}${'!'.repeat(512)}`,
      'aA1!'.repeat(256),
    ])
      assert.equal(isCommonPassword(one), true, one.slice(0, 20));
  });
});
