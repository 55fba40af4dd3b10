import * as categoryRefusals from '../category/text/refusals/ar.ts';
import * as filterRefusals from '../filter/text/refusals/ar.ts';
import * as modelRefusals from '../model/text/refusals/ar.ts';
import * as ratingRefusals from '../rating/text/refusals/ar.ts';
import * as recordRefusals from '../record/text/refusals/ar.ts';
import * as registerRefusals from '../register/text/refusals/ar.ts';
import * as reviewRefusals from '../review/text/refusals/ar.ts';
import * as tagRefusals from '../tag/text/refusals/ar.ts';
import { assess } from '../rating/text/assess/ar.ts';
import { residual } from '../rating/text/residual/ar.ts';
import { model } from '../model/text/model/ar.ts';
import { category } from '../category/text/category/ar.ts';
import { form } from '../record/text/form/ar.ts';
import { page } from '../page/text/page/ar.ts';
import { register } from '../register/text/register/ar.ts';
import { story } from '../page/text/story/ar.ts';
import { tags } from '../settings/text/tags/ar.ts';
import { verb } from '../page/text/verb/ar.ts';
import { words } from '../record/text/words/ar.ts';
import type { RiskText } from './en.ts';

export const ar: RiskText = {
  refusals: {
    ...categoryRefusals.refusals,
    ...filterRefusals.refusals,
    ...modelRefusals.refusals,
    ...ratingRefusals.refusals,
    ...recordRefusals.refusals,
    ...reviewRefusals.refusals,
    ...tagRefusals.refusals,
  },
  input: {
    ...filterRefusals.input,
    ...modelRefusals.input,
    ...ratingRefusals.input,
    ...recordRefusals.input,
    ...registerRefusals.input,
  },
  holdings: {
    risks: 'المخاطر المفتوحة',
    risk_dismissals: 'المخاطر المستبعدة',
    risk_owner: 'المخاطر المملوكة',
    risk_category_owner: 'الفئات ذات المالك الافتراضي',
  },
  model: { ...model, screen: { ...model.screen, categories: category } },
  words,
  register,
  page: { ...page, ...form },
  verb,
  story,
  assess,
  residual,
  tags,
};
