import { add, field, form, list, own } from '../assessment/text/list/tr.ts';
import { verb } from '../questionnaire/text/verb/tr.ts';
import { assess } from '../questionnaire/text/assess/tr.ts';
import { story } from '../history/text/story/tr.ts';
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
    reason_missing: 'Bazı soruların neden uygulanabilir olmadığı yazılmamış.',
    carried_unconfirmed:
      'Bazı yanıtlar önceki bir değerlendirmeden alındı ve henüz kimse onları doğrulamadı.',
    needs_another_person: 'Yanıtladığınız ya da gönderdiğiniz değerlendirmeyi başka biri onaylar.',
    framework_unknown: 'Böyle bir çerçeve yok.',
    framework_not_offered: 'Bu çerçeve yeni değerlendirmelere sunulmuyor.',
    too_many_frameworks: 'Zaten {{most}} çerçeve var; daha fazlası eklenemez.',
    framework_incomplete: 'Yayımlanmadan önce tamamlanması gereken yerler var.',
    nothing_to_publish: 'Son sürümden bu yana hiçbir şey değişmedi.',
    words_missing: 'Burası çerçevenin kendi dilinde yazılmalı.',
    sections_missing: 'Çerçevede en az bir bölüm olmalı.',
    section_empty: 'Bölümde en az bir soru olmalı.',
  },
  input: {
    question_named_twice: 'Aynı soru iki kez yanıtlanmış.',
    period_backwards: 'Dönemin sonu başından önce.',
    code_malformed: 'Kod A–Z harflerinden ve rakamlardan oluşur; . - _ yalnızca aralarında durabilir.',
    own_code_repeated: 'Bu kod iki kez kullanılmış.',
    one_decimal: 'Ağırlığın en fazla bir ondalık basamağı olabilir.',
    language_repeated: 'Bu dil iki kez yazılmış.',
    too_many_questions: 'Bir çerçevede en fazla 500 soru olabilir.',
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
  holdings: {
    maturity_assessments: 'Süren değerlendirmeler',
    maturity_assessor: 'Yanıtlarından sorumlu olunan değerlendirmeler',
    maturity_reviewer: 'Gözden geçirilen değerlendirmeler',
    maturity_assignment: 'Soruları atanmış değerlendirmeler',
  },
  field,
  form,
  list,
  add,
  own,
  verb,
  assess,
  story,
};
