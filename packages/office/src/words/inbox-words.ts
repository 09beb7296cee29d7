import type { I18n } from '@lingui/core'
import type { InboxRow, InboxStep } from '@shop/api-client/office/inbox-commands'
import type { InboxKind, InboxOutcome, InboxState } from '@shop/domain/inbox/inbox-item'
import type { DeclineReason } from '@shop/domain/question/question'
import type { Tone } from './names/state-name.ts'

/** What the office calls what was sent. */
export function inboxKindName(kind: InboxKind, i18n: I18n): string {
  const names: Record<InboxKind, string> = {
    message: i18n.t({ id: 'inbox.kind.message', message: 'Message' }),
    complaint: i18n.t({ id: 'inbox.kind.complaint', message: 'Complaint' }),
    withdrawal: i18n.t({ id: 'inbox.kind.withdrawal', message: 'Withdrawal' }),
    privacy: i18n.t({ id: 'inbox.kind.privacy', message: 'Privacy request' }),
    question: i18n.t({ id: 'inbox.kind.question', message: 'Question' }),
  }
  return names[kind]
}

/** The same of several. */
export function inboxKindsName(kind: InboxKind, i18n: I18n): string {
  const names: Record<InboxKind, string> = {
    message: i18n.t({ id: 'inbox.kinds.message', message: 'Messages' }),
    complaint: i18n.t({ id: 'inbox.kinds.complaint', message: 'Complaints' }),
    withdrawal: i18n.t({ id: 'inbox.kinds.withdrawal', message: 'Withdrawals' }),
    privacy: i18n.t({ id: 'inbox.kinds.privacy', message: 'Privacy requests' }),
    question: i18n.t({ id: 'inbox.kinds.question', message: 'Questions' }),
  }
  return names[kind]
}

export function inboxStateName(state: InboxState, i18n: I18n): string {
  const names: Record<InboxState, string> = {
    new: i18n.t({ id: 'inbox.state.new', message: 'New' }),
    inWork: i18n.t({ id: 'inbox.state.inWork', message: 'In work' }),
    waiting: i18n.t({ id: 'inbox.state.waiting', message: 'Waits for others' }),
    done: i18n.t({ id: 'inbox.state.done', message: 'Done' }),
  }
  return names[state]
}

export const INBOX_TONES: Record<InboxState, Tone> = {
  new: 'info',
  inWork: 'notice',
  waiting: 'quiet',
  done: 'good',
}

export function outcomeName(outcome: InboxOutcome, i18n: I18n): string {
  const names: Record<InboxOutcome, string> = {
    answered: i18n.t({ id: 'inbox.outcome.answered', message: 'Answered' }),
    solved: i18n.t({ id: 'inbox.outcome.solved', message: 'Solved' }),
    agreed: i18n.t({ id: 'inbox.outcome.agreed', message: 'Agreed otherwise' }),
    refused: i18n.t({ id: 'inbox.outcome.refused', message: 'Refused, with the reason' }),
    noAnswerNeeded: i18n.t({ id: 'inbox.outcome.noAnswerNeeded', message: 'Needs no answer' }),
  }
  return names[outcome]
}

export function inboxStepName(step: InboxStep, state: InboxState, i18n: I18n): string {
  const names: Record<InboxStep, string> = {
    assign: i18n.t({ id: 'inbox.step.assign', message: 'Hand over' }),
    answer: i18n.t({ id: 'inbox.step.answer', message: 'Answer' }),
    settle: i18n.t({ id: 'inbox.step.settle', message: 'Do what is declared' }),
    publish: i18n.t({ id: 'inbox.step.publish', message: 'Answer publicly' }),
    edit: i18n.t({ id: 'inbox.step.edit', message: 'Edit' }),
    decline:
      state === 'done'
        ? i18n.t({ id: 'inbox.step.takeDown', message: 'Take down' })
        : i18n.t({ id: 'inbox.step.decline', message: 'Decline' }),
    wait:
      state === 'waiting'
        ? i18n.t({ id: 'inbox.step.goOn', message: 'Go on' })
        : i18n.t({ id: 'inbox.step.wait', message: 'Wait' }),
    note: i18n.t({ id: 'inbox.step.note', message: 'Note' }),
    close: i18n.t({ id: 'inbox.step.close', message: 'Close' }),
    reopen: i18n.t({ id: 'inbox.step.reopen', message: 'Take up again' }),
  }
  return names[step]
}

/** What it is about, in a word or two. */
export function inboxTopic(
  { kind, topic, subject }: Pick<InboxRow, 'kind' | 'topic' | 'subject'>,
  i18n: I18n,
) {
  if (subject !== '') return subject
  if (kind === 'withdrawal')
    return i18n.t({ id: 'inbox.topic.withdrawal', message: 'Withdrawal of a contract' })
  return (kind === 'complaint' ? faultNames(i18n) : topicNames(i18n))[topic] ?? topic
}

function topicNames(i18n: I18n): Record<string, string> {
  return {
    order: i18n.t({ id: 'inbox.topic.order', message: 'Order' }),
    delivery: i18n.t({ id: 'inbox.topic.delivery', message: 'Delivery' }),
    returns: i18n.t({ id: 'inbox.topic.returns', message: 'Return or complaint' }),
    product: i18n.t({ id: 'inbox.topic.product', message: 'About an article' }),
    payment: i18n.t({ id: 'inbox.topic.payment', message: 'Payment and invoice' }),
    account: i18n.t({ id: 'inbox.topic.account', message: 'Account' }),
    privacy: i18n.t({ id: 'inbox.topic.privacy', message: 'Personal data' }),
    other: i18n.t({ id: 'inbox.topic.other', message: 'Something else' }),
    form: i18n.t({ id: 'inbox.topic.form', message: 'A form' }),
  }
}

function faultNames(i18n: I18n): Record<string, string> {
  return {
    damaged: i18n.t({ id: 'inbox.fault.damaged', message: 'Arrived damaged' }),
    defective: i18n.t({ id: 'inbox.fault.defective', message: 'Does not work' }),
    wrong: i18n.t({ id: 'inbox.fault.wrong', message: 'The wrong article' }),
    incomplete: i18n.t({ id: 'inbox.fault.incomplete', message: 'Something is missing' }),
    other: i18n.t({ id: 'inbox.topic.other', message: 'Something else' }),
  }
}

/** Why a question is not shown. */
export function declineReasonName(reason: DeclineReason, i18n: I18n): string {
  const names: Record<DeclineReason, string> = {
    answered: i18n.t({ id: 'inbox.declined.answered', message: 'It is answered there already' }),
    ownOrder: i18n.t({ id: 'inbox.declined.ownOrder', message: 'It is about somebody’s own order' }),
    unrelated: i18n.t({ id: 'inbox.declined.unrelated', message: 'It is not about this product' }),
    personal: i18n.t({ id: 'inbox.declined.personal', message: 'It holds personal data' }),
    rules: i18n.t({ id: 'inbox.declined.rules', message: 'It is against the law or the terms' }),
  }
  return names[reason]
}

/** What somebody who complains would like. */
export function remedyName(remedy: string, i18n: I18n): string {
  const names: Record<string, string> = {
    repair: i18n.t({ id: 'inbox.remedy.repair', message: 'repair' }),
    replacement: i18n.t({ id: 'inbox.remedy.replacement', message: 'replacement' }),
    refund: i18n.t({ id: 'inbox.remedy.refund', message: 'money back' }),
  }
  return names[remedy] ?? remedy
}
