import type { InvoicePayment } from '@shop/domain/invoice/invoice'
import type { Language } from '@shop/domain/shop/markets'

export type InvoiceWords = {
  invoice: string
  correction: string
  invoiceNumber: string
  correctionNumber: string
  corrects: (number: string, date: string) => string
  issuedAt: string
  orderNumber: string
  orderedAt: string
  delivery: string
  /** Where nothing travels, the day of the order is the day of delivery. */
  deliveredAtOnce: (date: string) => string
  deliveryDays: (min: string, max: string) => string
  deliveryAddress: string
  article: string
  quantity: string
  unitPrice: string
  rate: string
  amount: string
  articleNumber: (number: string) => string
  lineReduction: (amount: string) => string
  items: string
  shipping: string
  fee: string
  gross: string
  refund: string
  /** Lines of corrections that are about no article. */
  refundLine: string
  shippingAndFee: string
  giftcard: string
  balance: string
  rounding: string
  toPay: string
  paid: string
  vatTable: { rate: string; base: string; tax: string; gross: string }
  includedReductions: string
  payment: string
  advance: string
  onInvoice: string
  account: { holder: string; iban: string; bic: string; reference: string }
  paidWith: (method: string) => string
  /** The money goes to the provider, later. */
  paidLater: (method: string) => string
  cashOnDelivery: string
  goesBack: string
  methods: Record<InvoicePayment['key'], string>
  page: (page: number, of: number) => string
  managingDirector: string
  vatId: string
}

/** What stands on invoices. Whoever reads them is not addressed, so that one wording fits both voices. */
export const INVOICE_WORDS: Record<Language, InvoiceWords> = {
  de: {
    invoice: 'Rechnung',
    correction: 'Rechnungskorrektur',
    invoiceNumber: 'Rechnungsnummer',
    correctionNumber: 'Nummer',
    corrects: (number, date) => `Korrektur der Rechnung ${number} vom ${date}`,
    issuedAt: 'Datum',
    orderNumber: 'Bestellnummer',
    orderedAt: 'Bestelldatum',
    delivery: 'Lieferung',
    deliveredAtOnce: (date) => `am ${date}`,
    deliveryDays: (min, max) =>
      min === max ? `voraussichtlich ${min}` : `voraussichtlich ${min} bis ${max}`,
    deliveryAddress: 'Lieferadresse',
    article: 'Artikel',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    rate: 'MwSt.',
    amount: 'Betrag',
    articleNumber: (number) => `Art.-Nr. ${number}`,
    lineReduction: (amount) => `Nachlass ${amount}`,
    items: 'Summe der Artikel',
    shipping: 'Versand',
    fee: 'Nachnahmegebühr',
    gross: 'Gesamtbetrag',
    refund: 'Erstattungsbetrag',
    refundLine: 'Erstattung',
    shippingAndFee: 'Versand und Gebühren',
    giftcard: 'Mit Geschenkkarte bezahlt',
    balance: 'Mit Kontoguthaben bezahlt',
    rounding: 'Rundung',
    toPay: 'Zu zahlen',
    paid: 'Rechnungsbetrag',
    vatTable: { rate: 'MwSt.-Satz', base: 'Netto', tax: 'MwSt.', gross: 'Brutto' },
    includedReductions: 'Berücksichtigte Nachlässe',
    payment: 'Zahlung',
    advance: 'Bitte den Betrag auf dieses Konto überweisen. Nach dem Eingang geht die Ware auf den Weg.',
    onInvoice: 'Bitte den Betrag innerhalb von 14 Tagen nach Erhalt der Ware auf dieses Konto überweisen.',
    account: { holder: 'Kontoinhaber', iban: 'IBAN', bic: 'BIC', reference: 'Verwendungszweck' },
    paidWith: (method) => `Zahlungsart: ${method}. Es ist nichts mehr zu überweisen.`,
    paidLater: (method) =>
      `Zahlungsart: ${method}. Der Betrag wird an Klarna bezahlt, wie dort vereinbart, und nicht an uns.`,
    cashOnDelivery: 'Zahlungsart: Nachnahme. Der Betrag wird bei der Lieferung bezahlt.',
    goesBack:
      'Der Betrag geht auf dem Weg zurück, auf dem bezahlt wurde; offene Beträge verringern sich um ihn.',
    methods: {
      KK: 'Kreditkarte',
      KD: 'Klarna Ratenkauf',
      KC: 'Klarna Rechnung',
      KN: 'Klarna Sofort',
      PP: 'PayPal',
      G: 'Geschenkkarte',
      giftcard: 'Geschenkkarte',
      balance: 'Kontoguthaben',
      NN: 'Nachnahme',
      RE: 'Rechnung',
      V: 'Vorkasse',
      TW: 'TWINT',
      IL: 'iDEAL',
      AP: 'Apple Pay',
    },
    page: (page, of) => `Seite ${page} von ${of}`,
    managingDirector: 'Geschäftsführung:',
    vatId: 'USt-IdNr.',
  },
  fr: {
    invoice: 'Facture',
    correction: 'Avoir',
    invoiceNumber: 'Numéro de facture',
    correctionNumber: 'Numéro d’avoir',
    corrects: (number, date) => `Avoir sur la facture ${number} du ${date}`,
    issuedAt: 'Date',
    orderNumber: 'Numéro de commande',
    orderedAt: 'Date de commande',
    delivery: 'Livraison',
    deliveredAtOnce: (date) => `le ${date}`,
    deliveryDays: (min, max) => (min === max ? `prévue le ${min}` : `prévue du ${min} au ${max}`),
    deliveryAddress: 'Adresse de livraison',
    article: 'Article',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    rate: 'TVA',
    amount: 'Montant',
    articleNumber: (number) => `Réf. ${number}`,
    lineReduction: (amount) => `Remise ${amount}`,
    items: 'Total des articles',
    shipping: 'Livraison',
    fee: 'Frais de contre-remboursement',
    gross: 'Total TTC',
    refund: 'Montant remboursé',
    refundLine: 'Remboursement',
    shippingAndFee: 'Livraison et frais',
    giftcard: 'Payé par carte cadeau',
    balance: 'Payé avec le solde du compte',
    rounding: 'Arrondi',
    toPay: 'À payer',
    paid: 'Montant de la facture',
    vatTable: { rate: 'Taux de TVA', base: 'HT', tax: 'TVA', gross: 'TTC' },
    includedReductions: 'Remises prises en compte',
    payment: 'Paiement',
    advance: 'Merci de virer le montant sur ce compte. La marchandise part dès réception du paiement.',
    onInvoice: 'Merci de virer le montant sur ce compte dans les 14 jours suivant la réception des articles.',
    account: { holder: 'Titulaire', iban: 'IBAN', bic: 'BIC', reference: 'Référence' },
    paidWith: (method) => `Mode de paiement : ${method}. Aucun virement n’est à effectuer.`,
    paidLater: (method) =>
      `Mode de paiement : ${method}. Le montant est à régler à Klarna, comme convenu, et non à nous.`,
    cashOnDelivery: 'Mode de paiement : contre remboursement. Le montant est à régler à la livraison.',
    goesBack:
      'Le montant est rendu par le moyen de paiement utilisé ; un montant encore dû est réduit d’autant.',
    methods: {
      KK: 'carte bancaire',
      KD: 'Klarna, paiement échelonné',
      KC: 'Klarna, sur facture',
      KN: 'Klarna, paiement immédiat',
      PP: 'PayPal',
      G: 'carte cadeau',
      giftcard: 'carte cadeau',
      balance: 'solde du compte',
      NN: 'contre remboursement',
      RE: 'facture',
      V: 'virement bancaire',
      TW: 'TWINT',
      IL: 'iDEAL',
      AP: 'Apple Pay',
    },
    page: (page, of) => `Page ${page} sur ${of}`,
    managingDirector: 'Direction :',
    vatId: 'N° TVA',
  },
  nl: {
    invoice: 'Factuur',
    correction: 'Creditfactuur',
    invoiceNumber: 'Factuurnummer',
    correctionNumber: 'Nummer',
    corrects: (number, date) => `Correctie op factuur ${number} van ${date}`,
    issuedAt: 'Datum',
    orderNumber: 'Bestelnummer',
    orderedAt: 'Besteldatum',
    delivery: 'Levering',
    deliveredAtOnce: (date) => `op ${date}`,
    deliveryDays: (min, max) => (min === max ? `verwacht op ${min}` : `verwacht van ${min} tot ${max}`),
    deliveryAddress: 'Afleveradres',
    article: 'Artikel',
    quantity: 'Aantal',
    unitPrice: 'Prijs per stuk',
    rate: 'Btw',
    amount: 'Bedrag',
    articleNumber: (number) => `Art.nr. ${number}`,
    lineReduction: (amount) => `Korting ${amount}`,
    items: 'Totaal artikelen',
    shipping: 'Verzending',
    fee: 'Rembourskosten',
    gross: 'Totaalbedrag',
    refund: 'Terug te betalen',
    refundLine: 'Terugbetaling',
    shippingAndFee: 'Verzending en kosten',
    giftcard: 'Betaald met cadeaukaart',
    balance: 'Betaald met accounttegoed',
    rounding: 'Afronding',
    toPay: 'Te betalen',
    paid: 'Factuurbedrag',
    vatTable: { rate: 'Btw-tarief', base: 'Excl. btw', tax: 'Btw', gross: 'Incl. btw' },
    includedReductions: 'Verwerkte kortingen',
    payment: 'Betaling',
    advance: 'Graag het bedrag overmaken naar deze rekening. Na ontvangst wordt de bestelling verzonden.',
    onInvoice: 'Graag het bedrag binnen 14 dagen na ontvangst van de artikelen overmaken naar deze rekening.',
    account: { holder: 'Rekeninghouder', iban: 'IBAN', bic: 'BIC', reference: 'Omschrijving' },
    paidWith: (method) => `Betaalwijze: ${method}. Er hoeft niets meer te worden overgemaakt.`,
    paidLater: (method) =>
      `Betaalwijze: ${method}. Het bedrag wordt aan Klarna betaald, zoals daar afgesproken, en niet aan ons.`,
    cashOnDelivery: 'Betaalwijze: rembours. Het bedrag wordt bij de levering betaald.',
    goesBack:
      'Het bedrag gaat terug via de gebruikte betaalwijze; een openstaand bedrag wordt ermee verlaagd.',
    methods: {
      KK: 'creditcard',
      KD: 'Klarna, in termijnen',
      KC: 'Klarna, achteraf betalen',
      KN: 'Klarna, direct betalen',
      PP: 'PayPal',
      G: 'cadeaukaart',
      giftcard: 'cadeaukaart',
      balance: 'accounttegoed',
      NN: 'rembours',
      RE: 'factuur',
      V: 'vooruitbetaling',
      TW: 'TWINT',
      IL: 'iDEAL',
      AP: 'Apple Pay',
    },
    page: (page, of) => `Pagina ${page} van ${of}`,
    managingDirector: 'Directie:',
    vatId: 'Btw-nummer',
  },
}
