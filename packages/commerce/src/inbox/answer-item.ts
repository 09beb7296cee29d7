import type { CommandAnswer, ParsedCommandInput } from '@shop/api-client/office/define-command'
import type { answerInboxItem } from '@shop/api-client/office/inbox-commands'
import { inboxObject } from '@shop/customers/contact/contact-message-store'
import { plainText } from '@shop/domain/review/plain-text'
import type { Done } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { putComplaintNews } from '@shop/sales/after-sales/complaint-news'
import { changeComplaint } from '@shop/sales/after-sales/complaint-store'
import type { OfficeContext } from '@shop/sales/office/office-context'
import { putAnswerNews } from './answer-news.ts'
import type { InboxFacts } from './inbox-row.ts'
import { addEntry, putWork } from './inbox-work-store.ts'
import { changedEntry, refuseQuestion, requireItem } from './item-at-desk.ts'

type Answering = typeof answerInboxItem

/**
 * Answers by mail. A complaint is answered on the page of its order as well; everything else in the look and the language of
 * the shop that was written to.
 */
export async function answered(
  { number, text, outcome }: ParsedCommandInput<Answering>,
  context: OfficeContext,
): Promise<Done<CommandAnswer<Answering>>> {
  const { sql, now, actor } = context
  const { source, facts, work } = await requireItem(sql, number, 'open')
  refuseQuestion(source, number)
  const answer = plainText(text)
  if (facts.email === '')
    throw new CommandRefusal(
      `Nobody is known any more who wrote ${number}: their data were erased.`,
      'inboxForgotten',
      { number },
    )
  if (source.of === 'complaint') {
    const answeredBy = actor.name
    const state = outcome === null ? 'answered' : 'closed'
    await changeComplaint(sql, source.row.id, { state, answer, answeredAt: now, answeredBy })
    await putComplaintNews(sql, { number, answer }, now)
  } else await writeAnswer(context, facts, answer)
  const state = outcome === null ? 'waiting' : 'done'
  // A withdrawal is over once it is settled; an answer alone settles none.
  const isDone = outcome !== null && source.of !== 'withdrawal'
  await putWork(sql, number, {
    state: isDone ? 'done' : 'waiting',
    answeredAt: work?.answeredAt ?? now,
    ...(isDone ? { outcome, closedAt: now } : {}),
  })
  await addEntry(sql, changedEntry(context, number, 'answer', answer))
  const mail = source.of === 'complaint' ? 'complaintAnswered' : 'contactAnswer'
  return {
    answer: { number, to: facts.email },
    object: inboxObject(number),
    before: { state: facts.state },
    after: { state: isDone ? state : 'waiting', outcome },
    effects: [{ kind: 'mail', mail, to: facts.email }],
  }
}

async function writeAnswer(
  { sql, now, shopOf }: OfficeContext,
  { number, locale }: InboxFacts,
  text: string,
): Promise<void> {
  if ((await shopOf(locale)) === null)
    throw new CommandRefusal(
      `${number} came from ${locale}, where this shop sells no longer: answer it from your own letter box.`,
      'inboxNoShop',
      { number, locale },
    )
  await putAnswerNews(sql, { number, text }, now)
}
