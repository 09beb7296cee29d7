import type { Language } from '@shop/domain/shop/markets'

export type LabelWords = {
  title: string
  from: string
  to: string
  fold: string
  slip: string
  order: string
  number: string
  enclose: string
  fetched: string
}

export const LABEL_WORDS: Record<Language, LabelWords> = {
  de: {
    title: 'Rücksendung',
    from: 'Absender',
    to: 'An',
    fold: 'Hier abtrennen',
    slip: 'Inhalt der Rücksendung',
    order: 'Bestellung',
    number: 'Rücksendung',
    enclose:
      'Oberen Teil auf das Paket kleben, unteren hineinlegen. Das Porto zahlen wir. Beleg der Abgabe bitte aufheben, bis das Geld zurück ist.',
    fetched: 'Die Ware holt eine Spedition ab; sie meldet sich für einen Termin. Nichts bezahlen.',
  },
  fr: {
    title: 'Retour',
    from: 'Expéditeur',
    to: 'À',
    fold: 'À détacher ici',
    slip: 'Contenu du retour',
    order: 'Commande',
    number: 'Retour',
    enclose:
      'Coller la partie supérieure sur le colis et glisser la partie inférieure à l’intérieur. Le port est à notre charge. Garder la preuve de dépôt jusqu’au remboursement.',
    fetched:
      'Un transporteur vient chercher la marchandise ; il prend contact pour un rendez-vous. Rien à payer.',
  },
  nl: {
    title: 'Retourzending',
    from: 'Afzender',
    to: 'Aan',
    fold: 'Hier afknippen',
    slip: 'Inhoud van de retourzending',
    order: 'Bestelling',
    number: 'Retour',
    enclose:
      'Plak het bovenste deel op het pakket en stop het onderste erin. Wij betalen de verzendkosten. Bewaar het afgiftebewijs tot het geld terug is.',
    fetched: 'Een transporteur haalt de goederen op en neemt contact op voor een afspraak. Niets betalen.',
  },
}
