import { add, list } from './list/tr.ts';
import { verb } from './verb/tr.ts';
import { assess } from './assess/tr.ts';
import { words } from './words/tr.ts';
import type { MaturityText } from './en.ts';

export const tr: MaturityText = {
  refusals: {
    baseline_unknown: 'Bu önceki değerlendirme yok ya da başka bir çerçeveye ait.',
    not_of_this_framework: 'Gruplar yalnızca CIS, kademeler yalnızca NIST içindir.',
    section_unknown: 'Bu değerlendirmede bu bölümden soru yok.',
    question_unknown: 'Bu değerlendirmede {{question}} sorusu yer almıyor.',
    question_not_yours: '{{question}} sorusu size verilmedi.',
    coverage_incomplete: 'Bazı sorular henüz yanıtlanmadı.',
    reason_missing: 'Bazı soruların neden uygulanamaz olduğu yazılmamış.',
    carried_unconfirmed:
      'Bazı yanıtlar önceki bir değerlendirmeden alındı ve henüz kimse onları doğrulamadı.',
    needs_another_person: 'Yanıtladığınız ya da gönderdiğiniz değerlendirmeyi başka biri onaylar.',
  },
  input: {
    question_named_twice: 'Aynı soru iki kez yanıtlanmış.',
    period_backwards: 'Dönemin sonu başından önce.',
  },
  words,
  pick: {
    label: 'Değerlendirme',
    placeholder: 'Bir değerlendirme seçin',
    searching: 'Aranıyor …',
    none: 'Böyle bir değerlendirme henüz yok.',
    add: 'Değerlendirme ekle',
    unknown: 'Bu değerlendirme yok ya da size gösterilmiyor.',
  },
  list,
  add,
  verb,
  assess,
};
