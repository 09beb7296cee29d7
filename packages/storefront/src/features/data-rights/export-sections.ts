import type { I18n } from '@lingui/core'
import type { CustomerExport, PersonExport } from '@shop/api-client/contract/user-data'
import type { ExportSection } from './export-html.ts'

type KnownByEmail = PersonExport['knownByEmail']

/** What the shop stores about the holder of an account, kind by kind. */
export function accountSections(i18n: I18n, document: CustomerExport): ExportSection[] {
  const { profile, addresses, orders, balance, baskets, wishlists, giftLists, checkouts, reviews, sessions } =
    document
  return [
    { title: i18n.t({ id: 'exportSection.profile', message: 'Persönliche Angaben' }), rows: [profile] },
    { title: i18n.t({ id: 'account.addresses', message: 'Adressbuch' }), rows: addresses },
    { title: i18n.t({ id: 'account.orders', message: 'Bestellungen' }), rows: orders },
    ...formerOrders(i18n, document.formerOrders),
    ...(balance.length > 0
      ? [
          {
            title: i18n.t({ id: 'exportSection.balance', message: 'Buchungen des Guthabens' }),
            rows: balance,
          },
        ]
      : []),
    {
      title: i18n.t({
        id: 'exportSection.shelves',
        message: 'Warenkörbe, Wunschlisten, begonnene Bestellungen',
      }),
      rows: [...baskets, ...wishlists, ...giftLists, ...checkouts],
    },
    { title: i18n.t({ id: 'exportSection.reviews', message: 'Bewertungen' }), rows: reviews },
    ...(document.questions.length > 0
      ? [
          {
            title: i18n.t({ id: 'exportSection.questions', message: 'Fragen zu Artikeln' }),
            rows: document.questions,
          },
        ]
      : []),
    { title: i18n.t({ id: 'sessions.title', message: 'Angemeldete Geräte' }), rows: sessions },
    ...(document.passkeys.length > 0
      ? [{ title: i18n.t({ id: 'passkeys.title', message: 'Passkeys' }), rows: document.passkeys }]
      : []),
    ...(document.savedCards.length > 0
      ? [
          {
            title: i18n.t({ id: 'exportSection.savedCards', message: 'Gespeicherte Karten' }),
            rows: document.savedCards,
          },
        ]
      : []),
    ...(document.emailChanges.length > 0
      ? [
          {
            title: i18n.t({ id: 'emailChange.title', message: 'E-Mail-Adresse ändern' }),
            rows: document.emailChanges,
          },
        ]
      : []),
    ...(document.knownByEmail ? emailSections(i18n, document.knownByEmail) : []),
  ]
}

/** What the shop stores under an e-mail address alone, without sign-in. */
export function emailSections(i18n: I18n, known: KnownByEmail): ExportSection[] {
  return [
    {
      title: i18n.t({ id: 'exportSection.newsletters', message: 'Newsletter, mit Nachweis der Zustimmung' }),
      rows: [...known.newsletters, ...known.newsletterProofs],
    },
    {
      title: i18n.t({ id: 'exportSection.guestOrders', message: 'Bestellungen als Gast' }),
      rows: [...known.guests, ...known.guestOrders],
    },
    ...formerOrders(i18n, known.formerOrders),
    {
      title: i18n.t({ id: 'exportSection.withdrawals', message: 'Erklärungen zum Widerruf' }),
      rows: known.withdrawals,
    },
    ...(known.blocks.length > 0
      ? [{ title: i18n.t({ id: 'exportSection.blocks', message: 'Sperren' }), rows: known.blocks }]
      : []),
    {
      title: i18n.t({ id: 'exportSection.reminders', message: 'Erinnerungen und Reservierungen' }),
      rows: [...known.reminders, ...known.reservations],
    },
    ...(known.reports.length > 0
      ? [
          {
            title: i18n.t({ id: 'exportSection.reports', message: 'Gemeldete Bewertungen' }),
            rows: known.reports,
          },
        ]
      : []),
    ...(known.messages.length > 0
      ? [
          {
            title: i18n.t({ id: 'exportSection.messages', message: 'Nachrichten an den Kundenservice' }),
            rows: known.messages,
          },
        ]
      : []),
    ...(known.askedQuestions.length > 0
      ? [
          {
            title: i18n.t({ id: 'exportSection.questions', message: 'Fragen zu Artikeln' }),
            rows: known.askedQuestions,
          },
        ]
      : []),
    {
      title: i18n.t({ id: 'exportSection.mails', message: 'E-Mails der letzten Zeit' }),
      rows: known.mails,
    },
  ]
}

function formerOrders(i18n: I18n, rows: KnownByEmail['formerOrders']): ExportSection[] {
  if (rows.length === 0) return []
  return [
    { title: i18n.t({ id: 'formerOrders.title', message: 'Bestellungen aus dem bisherigen Shop' }), rows },
  ]
}
