import type { I18n } from '@lingui/core'

/** How a field of an export is read. `parts` holds further fields. */
export type FieldKind = 'text' | 'moment' | 'day' | 'money' | 'parts'
export type ExportLabel = { label: string; kind: FieldKind }

/** Labels of the fields of an export, in the order in which they are shown; other fields are in the file only. */
export function exportLabels(i18n: I18n): ReadonlyMap<string, ExportLabel> {
  const text = (label: string): ExportLabel => ({ label, kind: 'text' })
  const moment = (label: string): ExportLabel => ({ label, kind: 'moment' })
  const day = (label: string): ExportLabel => ({ label, kind: 'day' })
  const money = (label: string): ExportLabel => ({ label, kind: 'money' })
  const parts = (label: string): ExportLabel => ({ label, kind: 'parts' })

  return new Map<string, ExportLabel>([
    ['number', text(i18n.t({ id: 'export.number', message: 'Nummer' }))],
    ['customerNo', text(i18n.t({ id: 'account.customerNo', message: 'Kundennummer' }))],
    ['company', text(i18n.t({ id: 'address.company', message: 'Firma' }))],
    ['firstName', text(i18n.t({ id: 'address.firstName', message: 'Vorname' }))],
    ['lastName', text(i18n.t({ id: 'address.lastName', message: 'Nachname' }))],
    ['nickname', text(i18n.t({ id: 'export.nickname', message: 'Anzeigename' }))],
    ['name', text(i18n.t({ id: 'export.name', message: 'Name' }))],
    ['email', text(i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }))],
    ['oldEmail', text(i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }))],
    ['newEmail', text(i18n.t({ id: 'emailChange.email', message: 'Neue E-Mail-Adresse' }))],
    ['phone', text(i18n.t({ id: 'address.phone', message: 'Telefon' }))],
    ['birthDate', day(i18n.t({ id: 'address.birthDate', message: 'Geburtsdatum' }))],
    ['address', parts(i18n.t({ id: 'export.address', message: 'Adresse' }))],
    ['shippingAddress', parts(i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' }))],
    ['billingAddress', parts(i18n.t({ id: 'checkout.billingAddress', message: 'Rechnungsadresse' }))],
    ['street', text(i18n.t({ id: 'address.street', message: 'Straße' }))],
    ['houseNumber', text(i18n.t({ id: 'address.houseNumber', message: 'Hausnr.' }))],
    ['addition', text(i18n.t({ id: 'address.addition', message: 'Adresszusatz' }))],
    ['postNumber', text(i18n.t({ id: 'address.postNumber', message: 'Postnummer' }))],
    ['zip', text(i18n.t({ id: 'address.zip', message: 'PLZ' }))],
    ['city', text(i18n.t({ id: 'address.city', message: 'Ort' }))],
    ['country', text(i18n.t({ id: 'address.country', message: 'Land' }))],
    ['packages', parts(i18n.t({ id: 'export.packages', message: 'Sendungen' }))],
    ['items', parts(i18n.t({ id: 'export.items', message: 'Artikel' }))],
    ['product', parts(i18n.t({ id: 'export.product', message: 'Produkt' }))],
    ['productId', text(i18n.t({ id: 'export.productId', message: 'Produkt Nr.' }))],
    ['variantId', text(i18n.t({ id: 'export.variantId', message: 'Variante Nr.' }))],
    ['quantity', text(i18n.t({ id: 'export.quantity', message: 'Menge' }))],
    ['cost', parts(i18n.t({ id: 'export.cost', message: 'Kosten' }))],
    ['withTax', money(i18n.t({ id: 'export.withTax', message: 'Mit Steuer' }))],
    ['amount', money(i18n.t({ id: 'bank.amount', message: 'Betrag' }))],
    ['payment', parts(i18n.t({ id: 'export.payment', message: 'Zahlung' }))],
    ['state', text(i18n.t({ id: 'export.state', message: 'Stand' }))],
    ['history', parts(i18n.t({ id: 'export.history', message: 'Verlauf' }))],
    ['kind', text(i18n.t({ id: 'export.kind', message: 'Art' }))],
    ['rating', text(i18n.t({ id: 'export.rating', message: 'Sterne' }))],
    ['title', text(i18n.t({ id: 'export.title', message: 'Titel' }))],
    ['subject', text(i18n.t({ id: 'export.subject', message: 'Betreff' }))],
    ['text', text(i18n.t({ id: 'export.text', message: 'Text' }))],
    ['what', text(i18n.t({ id: 'export.what', message: 'Vorgang' }))],
    ['message', text(i18n.t({ id: 'export.message', message: 'Nachricht' }))],
    ['question', text(i18n.t({ id: 'export.question', message: 'Frage' }))],
    ['answer', text(i18n.t({ id: 'export.answer', message: 'Antwort' }))],
    ['itemsText', text(i18n.t({ id: 'export.items', message: 'Artikel' }))],
    ['withdrawals', parts(i18n.t({ id: 'export.withdrawals', message: 'Widerruf' }))],
    ['returns', parts(i18n.t({ id: 'export.returns', message: 'Rücksendungen' }))],
    ['complaints', parts(i18n.t({ id: 'export.complaints', message: 'Reklamationen' }))],
    ['parcels', parts(i18n.t({ id: 'export.parcels', message: 'Pakete' }))],
    ['trackingNumber', text(i18n.t({ id: 'export.trackingNumber', message: 'Sendungsnummer' }))],
    ['comment', text(i18n.t({ id: 'export.comment', message: 'Bemerkung' }))],
    ['device', text(i18n.t({ id: 'export.device', message: 'Gerät' }))],
    ['source', text(i18n.t({ id: 'export.source', message: 'Herkunft' }))],
    ['textVersion', text(i18n.t({ id: 'export.textVersion', message: 'Fassung des Textes' }))],
    ['at', moment(i18n.t({ id: 'export.at', message: 'Am' }))],
    ['askedAt', moment(i18n.t({ id: 'export.askedAt', message: 'Gefragt am' }))],
    ['placedAt', moment(i18n.t({ id: 'export.placedAt', message: 'Bestellt am' }))],
    ['declaredAt', moment(i18n.t({ id: 'export.declaredAt', message: 'Erklärt am' }))],
    ['receivedAt', moment(i18n.t({ id: 'export.receivedAt', message: 'Eingegangen am' }))],
    ['sentAt', moment(i18n.t({ id: 'export.sentAt', message: 'Gesendet am' }))],
    ['createdAt', moment(i18n.t({ id: 'export.createdAt', message: 'Angelegt am' }))],
    [
      'reviewInvitations',
      parts(i18n.t({ id: 'privacy.reviewInvitation.title', message: 'Bitte um Bewertung' })),
    ],
    [
      'reviewInvitationsAt',
      moment(i18n.t({ id: 'export.reviewInvitationsAt', message: 'Bitte um Bewertung gewählt am' })),
    ],
    ['confirmedAt', moment(i18n.t({ id: 'export.confirmedAt', message: 'Bestätigt am' }))],
    ['expiresAt', moment(i18n.t({ id: 'export.expiresAt', message: 'Endet am' }))],
  ])
}
