import { Trans } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import type { MailChoices } from '@shop/api-client/contract/user-mail-choices'
import { ReminderList } from '@shop/ui/account/mail-choices/reminder-list'
import { TopicChoice } from '@shop/ui/account/mail-choices/topic-choice'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { OwnPart } from '../../../features/account/own-part.tsx'
import {
  mailChoiceCalls,
  ownMailChoices,
  reviewsChange,
  useChangedChoices,
} from '../../../features/mail-choices/use-changed-choices.ts'
import { useOwn } from '../../../features/session/use-own.ts'
import css from '../account-form.module.css'
import { CookieChoice } from './cookie-choice.tsx'
import { MailLanguage } from './mail-language.tsx'
import { ProveMailbox } from './prove-mailbox.tsx'
import { ReviewInvitations } from './review-invitations.tsx'

/** Every kind of mail that can be chosen; each change is sent at once. */
export function OwnMailChoices({ email, onProven }: { email: string; onProven: () => void }) {
  const choices = useOwn(ownMailChoices)
  const { busy, change } = useChangedChoices(choices)

  return (
    <OwnPart own={choices} waiting={<Skeleton height="40rem" shape="lines" />}>
      {(shown) => {
        const { mailbox, mailLocale } = shown
        return (
          <div className={css.part}>
            {mailbox === null ? (
              <section className={css.part} aria-labelledby="prove-mailbox">
                <h2 className={css.subtitle} id="prove-mailbox">
                  <Trans
                    id="mailChoices.mailbox"
                    message="Newsletter, Erinnerungen und Bitten um Bewertung"
                  />
                </h2>
                <ProveMailbox email={email} onProven={onProven} />
              </section>
            ) : (
              <>
                <section className={css.part} aria-labelledby="chosen-topics">
                  <h2 className={css.subtitle} id="chosen-topics">
                    <Trans id="mailChoices.newsletter" message="Newsletter" />
                  </h2>
                  <TopicChoice
                    {...mailbox.newsletter}
                    labelledBy="chosen-topics"
                    isBusy={busy === 'topics'}
                    onChange={(topics) =>
                      void change({
                        what: 'topics',
                        expected: { ...shown, mailbox: withTopics(mailbox, topics) },
                        ask: async (api) => api((await mailChoiceCalls()).putNewsletterTopics, { topics }),
                      })
                    }
                  />
                </section>
                <section className={css.part} aria-labelledby="own-reminders">
                  <h2 className={css.subtitle} id="own-reminders" tabIndex={-1}>
                    <Trans id="mailChoices.reminders" message="Erinnerungen" />
                  </h2>
                  <ReminderList
                    reminders={mailbox.reminders}
                    ending={busy}
                    onEnd={async (id) => {
                      const ask = async (api: Api) => api((await mailChoiceCalls()).endOwnReminder, { id })
                      await change({ what: id, ask })
                      // The button is gone with its reminder.
                      document.getElementById('own-reminders')?.focus()
                    }}
                  />
                </section>
                {mailbox.reviewInvitations === null ? null : (
                  <ReviewInvitations
                    isOn={mailbox.reviewInvitations}
                    onChange={(isWanted) => void change(reviewsChange(shown, mailbox, isWanted))}
                  />
                )}
              </>
            )}
            <MailLanguage
              chosen={mailLocale}
              onChange={(locale) =>
                void change({
                  what: 'language',
                  expected: { ...shown, mailLocale: locale },
                  ask: async (api) => api((await mailChoiceCalls()).putMailChoices, { mailLocale: locale }),
                })
              }
            />
            <CookieChoice />
          </div>
        )
      }}
    </OwnPart>
  )
}

type Mailbox = NonNullable<MailChoices['mailbox']>

/** The mailbox as it is once the topics are taken over: without any the newsletter has ended. */
function withTopics(mailbox: Mailbox, topics: Mailbox['newsletter']['topics'] | 'all'): Mailbox {
  const { newsletter } = mailbox
  const chosen = topics === 'all' ? newsletter.offered : topics
  const state = topics === 'all' || topics.length > 0 ? 'confirmed' : 'none'
  return { ...mailbox, newsletter: { ...newsletter, state, topics: chosen } }
}
