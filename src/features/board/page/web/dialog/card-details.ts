import { changeCard } from '#features/board/card/card.contract.ts';

/** What of a card is written in one form; its labels and its steps are kept one by one. */
export const cardDetails = changeCard.body.pick({
  title: true,
  description: true,
  due_on: true,
  member_ids: true,
});
