import type { I18n } from '@lingui/core'
import type { NewsletterTopic } from '@shop/domain/mail-choice/newsletter-topics'

/** What readers call a topic of the newsletter. */
export function topicName(i18n: I18n, topic: NewsletterTopic): string {
  switch (topic) {
    case 'novelties':
      return i18n.t({ id: 'topic.novelties', message: 'Neues im Sortiment' })
    case 'offers':
      return i18n.t({ id: 'topic.offers', message: 'Angebote' })
    case 'guides':
      return i18n.t({ id: 'topic.guides', message: 'Ratgeber und Ideen' })
    case 'ages':
      return i18n.t({ id: 'topic.ages', message: 'Passend zum Alter des Kindes' })
  }
}
