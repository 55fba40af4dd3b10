import * as categoryRefusals from '../category/text/refusals/tr.ts';
import * as filterRefusals from '../filter/text/refusals/tr.ts';
import * as modelRefusals from '../model/text/refusals/tr.ts';
import * as ratingRefusals from '../rating/text/refusals/tr.ts';
import * as recordRefusals from '../record/text/refusals/tr.ts';
import * as registerRefusals from '../register/text/refusals/tr.ts';
import * as reviewRefusals from '../review/text/refusals/tr.ts';
import * as tagRefusals from '../tag/text/refusals/tr.ts';
import { assess } from '../rating/text/assess/tr.ts';
import { residual } from '../rating/text/residual/tr.ts';
import { model } from '../model/text/model/tr.ts';
import { category } from '../category/text/category/tr.ts';
import { form } from '../record/text/form/tr.ts';
import { page } from '../page/text/page/tr.ts';
import { register } from '../register/text/register/tr.ts';
import { story } from '../page/text/story/tr.ts';
import { tags } from '../settings/text/tags/tr.ts';
import { verb } from '../page/text/verb/tr.ts';
import { words } from '../record/text/words/tr.ts';
import type { RiskText } from './en.ts';

export const tr: RiskText = {
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
    risks: 'Açık riskler',
    risk_dismissals: 'Ayrılan riskler',
    risk_owner: 'Sahibi olunan riskler',
    risk_category_owner: 'Varsayılan sahibi olunan kategoriler',
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
