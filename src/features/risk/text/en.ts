import * as categoryRefusals from '../category/text/refusals/en.ts';
import * as filterRefusals from '../filter/text/refusals/en.ts';
import * as modelRefusals from '../model/text/refusals/en.ts';
import * as ratingRefusals from '../rating/text/refusals/en.ts';
import * as recordRefusals from '../record/text/refusals/en.ts';
import * as registerRefusals from '../register/text/refusals/en.ts';
import * as reviewRefusals from '../review/text/refusals/en.ts';
import * as tagRefusals from '../tag/text/refusals/en.ts';
import { assess } from '../rating/text/assess/en.ts';
import { residual } from '../rating/text/residual/en.ts';
import { model } from '../model/text/model/en.ts';
import { category } from '../category/text/category/en.ts';
import { form } from '../record/text/form/en.ts';
import { page } from '../page/text/page/en.ts';
import { register } from '../register/text/register/en.ts';
import { story } from '../page/text/story/en.ts';
import { tags } from '../settings/text/tags/en.ts';
import { verb } from '../page/text/verb/en.ts';
import { words } from '../record/text/words/en.ts';

export const en = {
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
    risks: 'Open risks',
    risk_dismissals: 'Risks put aside',
    risk_owner: 'Risks owned',
    risk_category_owner: 'Categories with a default owner',
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
export type RiskText = typeof en;
