import type { IncidentText } from './en.ts';

export const ar: IncidentText = {
  refusals: {
    ref_taken: 'هذا المرجع مستخدم لحادثة أخرى.',
    cause_missing: 'اكتب سبب الحادثة أولًا.',
    own_incident: 'يُغلق شخص آخر ما تملكه أو عالجته.',
    incident_department_archived: 'إدارة هذه الحادثة مؤرشفة. استعد الإدارة أولًا.',
  },
  holdings: { incidents: 'الحوادث المفتوحة', incident_owner: 'الحوادث المملوكة' },
  field: {
    severity: 'الشدة',
    occurred_on: 'تاريخ الوقوع',
    cause: 'السبب',
    containment: 'الاحتواء',
    created: 'أُبلغ عنها',
    resolved: 'عولجت',
    closed: 'أُغلقت',
  },
  words: {
    status: {
      reported: 'مُبلَّغ عنها',
      triaged: 'مفروزة',
      contained: 'محتواة',
      resolved: 'معالَجة',
      closed: 'مغلقة',
    },
    kind: { data: 'بيانات', service: 'خدمة', money: 'أموال', place: 'مقر' },
    severity: { 1: '1 – حرجة', 2: '2 – عالية', 3: '3 – متوسطة', 4: '4 – منخفضة' },
  },
  list: {
    title: 'الحوادث',
    new: 'الإبلاغ عن حادثة',
    column: { title: 'الحادثة' },
    filter: {
      search: 'البحث في الحوادث بالمرجع أو العنوان',
      search_short: 'البحث في الحوادث',
      any_status: 'أي حالة',
      open: 'كل المفتوحة',
      any_kind: 'أي نوع',
      any_owner: 'أي مالك',
      me: 'حوادثي',
    },
    empty: 'لا حوادث بعد. تذكر الحادثة ما جرى، ومن يتولاها، وسبب وقوعها.',
    none: 'لا حادثة تطابق هذه المرشحات.',
    reset: 'مسح المرشحات',
  },
  page: {
    name: 'حادثة',
    unknown: 'لم تعد هذه الحادثة موجودة، أو ليست لك.',
    texts: 'ما الذي جرى',
    not_yet: 'لم يُذكر بعد.',
  },
  form: { add: 'إبلاغ عن الحادثة', added: 'أُبلغ عن {{ref}}' },
  verb: {
    conflict: {
      stale: 'تغيّرت هذه الحادثة منذ فتحتها. ما كتبته محفوظ؛ احفظ مجددًا لتطبيقه على الحادثة كما هي الآن.',
      by: 'تغيّرت هذه الحادثة منذ فتحتها، والتغيير من {{name}}. ما كتبته محفوظ؛ احفظ مجددًا لتطبيقه على الحادثة كما هي الآن.',
      impossible: 'تغيّرت الحادثة في هذه الأثناء، ولم يعد هذا ممكنًا. يبقى ما كتبته هنا حتى تغلق هذه النافذة.',
      impossible_by:
        'تغيّرت الحادثة في هذه الأثناء، والتغيير من {{name}}، ولم يعد هذا ممكنًا. يبقى ما كتبته هنا حتى تغلق هذه النافذة.',
    },
    reason: 'السبب',
    note: 'ملاحظة',
    containment: 'ما يمنع تفاقم الضرر',
    edit: { title: 'تحرير {{ref}}', verb: 'تحرير', done: 'تم الحفظ' },
    triage: {
      title: 'فرز {{ref}}',
      text: 'يتولاها المالك حتى تاريخ الاستحقاق، ويُبلَّغ بذلك.',
      verb: 'فرز',
      done: 'فُرزت {{ref}}',
    },
    contain: {
      title: 'احتواء {{ref}}',
      text: 'توقّف الضرر؛ وقد لا يُعرف السبب بعد.',
      verb: 'وسمها محتواة',
      done: 'احتُويت {{ref}}',
    },
    resolve: { verb: 'وسمها معالَجة', done: 'عولجت {{ref}}' },
    close: {
      title: 'إغلاق {{ref}}',
      text: 'تؤكد أن الحادثة انتهت.',
      verb: 'إغلاق',
      done: 'أُغلقت {{ref}}',
    },
    reopen: {
      title: 'إعادة فتح {{ref}}',
      text: 'لم تنته الحادثة: يتولاها مالكها من جديد.',
      verb: 'إعادة فتح',
      done: 'أُعيد فتح {{ref}}',
    },
    delete: {
      title: 'حذف {{ref}}',
      text: 'تختفي «{{title}}» من القوائم. يمكن لمسؤول استعادتها.',
      verb: 'حذف',
      done: 'حُذفت {{ref}}',
    },
    restore: { verb: 'استعادة', done: 'استُعيدت {{ref}}' },
  },
  story: {
    action: {
      reported: 'أُبلغ عنها',
      triaged: 'فُرزت',
      contained: 'احتُويت',
      resolved: 'عولجت',
      closed: 'أُغلقت',
    },
  },
};
