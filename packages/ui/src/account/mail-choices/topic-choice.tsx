import { Trans, useLingui } from '@lingui/react'
import type { NewsletterTopic } from '@shop/domain/mail-choice/newsletter-topics'
import { Button } from '../../button/button.tsx'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import css from './topic-choice.module.css'
import { topicName } from './topic-name.ts'

type TopicChoiceProps = {
  /** `pending` waits for the link of a mail. */
  state: 'none' | 'pending' | 'confirmed'
  /** What the shop writes about, in its order; without any the newsletter is chosen as a whole. */
  offered: readonly NewsletterTopic[]
  topics: readonly NewsletterTopic[]
  /** Id of the heading. */
  labelledBy: string
  isBusy: boolean
  /** What is wanted from now on: nothing ends the newsletter. */
  onChange: (topics: NewsletterTopic[] | 'all') => void
}

/** What the newsletter is about; each tick counts at once, and none in advance. */
export function TopicChoice({ state, offered, topics, labelledBy, isBusy, onChange }: TopicChoiceProps) {
  const { i18n } = useLingui()
  const isOn = state === 'confirmed'

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the heading as its legend
    <div className={css.choice} role="group" aria-labelledby={labelledBy} aria-busy={isBusy}>
      <p className={css.note}>
        {state === 'pending' ? (
          <Trans
            id="mailChoices.newsletterPending"
            message="Angefragt, aber noch nicht bestätigt. Wer hier ein Thema wählt, bestätigt damit."
          />
        ) : (
          <Trans
            id="mailChoices.newsletterNote"
            message="Höchstens einmal in der Woche, und nur zu dem, was angekreuzt ist."
          />
        )}
      </p>
      {offered.length === 0 ? (
        <Checkbox
          name="newsletter-all"
          label={i18n.t({ id: 'mailChoices.newsletter', message: 'Newsletter' })}
          checked={isOn}
          onChange={(isWanted) => onChange(isWanted ? 'all' : [])}
        />
      ) : (
        <div className={css.topics}>
          {offered.map((topic) => (
            <Checkbox
              key={topic}
              name="newsletter-topic"
              value={topic}
              label={topicName(i18n, topic)}
              checked={topics.includes(topic)}
              onChange={(isWanted) =>
                onChange(offered.filter((one) => (one === topic ? isWanted : topics.includes(one))))
              }
            />
          ))}
        </div>
      )}
      {isOn && offered.length > 0 ? (
        <div>
          <Button kind="quiet" size="s" onClick={() => onChange([])}>
            <Trans id="mailChoices.endNewsletter" message="Newsletter abbestellen" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}
