import type { I18n } from '@lingui/core'

/** What the notice on the legal guarantee says, part by part in the order of the annex. */
export type NoticeWords = {
  title: string
  lead: string
  rights: string
  rightsList: readonly string[]
  liability: string
  liabilityList: readonly string[]
  duration: string
  steps: string
  stepsList: readonly string[]
  commercial: string
  more: string
}

/**
 * The words of the notice, after Annex I of Implementing Regulation (EU) 2025/1960: text of the drawing, and of the
 * picture for those who do not see it. Not compared with the Official Journal letter by letter: docs/law.md.
 */
export function noticeWords(i18n: I18n): NoticeWords {
  return {
    title: i18n.t({ id: 'guarantee.notice.title', message: 'Gesetzliches Gewährleistungsrecht' }),
    lead: i18n.t({
      id: 'guarantee.notice.lead',
      message:
        'Schutz durch die gesetzliche Gewährleistung von mindestens zwei Jahren für Waren, die in der Europäischen Union verkauft werden',
    }),
    rights: i18n.t({
      id: 'guarantee.notice.rights',
      message:
        'Verbraucher können ihre Rechte aus der gesetzlichen Gewährleistung zum Beispiel geltend machen, wenn Waren',
    }),
    rightsList: [
      i18n.t({ id: 'guarantee.notice.rights.description', message: 'nicht der Beschreibung entsprechen,' }),
      i18n.t({ id: 'guarantee.notice.rights.function', message: 'nicht wie vorgesehen funktionieren.' }),
    ],
    liability: i18n.t({
      id: 'guarantee.notice.liability',
      message:
        'Verkäufer haften für jede Vertragswidrigkeit, die bei der Lieferung der Waren bestand und sich während der Dauer der gesetzlichen Gewährleistung zeigt. Sie müssen dann anbieten:',
    }),
    liabilityList: [
      i18n.t({
        id: 'guarantee.notice.liability.repair',
        message: 'kostenlose Nachbesserung oder Ersatzlieferung,',
      }),
      i18n.t({
        id: 'guarantee.notice.liability.price',
        message: 'in bestimmten Fällen eine Preisminderung oder die vollständige Erstattung des Kaufpreises.',
      }),
    ],
    duration: i18n.t({
      id: 'guarantee.notice.duration',
      message:
        'In einigen Ländern dauert die gesetzliche Gewährleistung länger. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    }),
    steps: i18n.t({
      id: 'guarantee.notice.steps',
      message: 'Was zu tun ist, wenn Waren nicht vertragsgemäß sind:',
    }),
    stepsList: [
      i18n.t({
        id: 'guarantee.notice.steps.report',
        message: '1. Dem Verkäufer das Problem so bald wie möglich melden.',
      }),
      i18n.t({
        id: 'guarantee.notice.steps.proof',
        message: '2. Einen Kaufnachweis vorlegen, zum Beispiel Kassenbon, Rechnung oder Kontoauszug.',
      }),
    ],
    commercial: i18n.t({
      id: 'guarantee.notice.commercial',
      message:
        'Verkäufer und Hersteller können daneben gewerbliche Garantien anbieten, die unabhängig von der gesetzlichen Gewährleistung gelten. Die Kennzeichnung GARAN steht für eine Haltbarkeitsgarantie des Herstellers, die ohne zusätzliche Kosten für die gesamte Ware gilt.',
    }),
    more: i18n.t({
      id: 'guarantee.notice.more',
      message:
        'Mehr über die Rechte in einem bestimmten Land steht hinter dem QR-Code auf „Ihr Europa“, und der Verkäufer gibt Auskunft.',
    }),
  }
}

/** The same in one run, for those who do not see the picture. */
export function noticeText(words: NoticeWords): string {
  return Object.values(words).flat().join(' ')
}
