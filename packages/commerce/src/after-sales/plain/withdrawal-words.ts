import type { Language } from '@shop/domain/shop/markets'

export type PlainWithdrawalWords = {
  title: string
  lead: string
  name: string
  orderNumber: string
  email: string
  items: string
  /** What is withdrawn, once it is to be read and not to be written. */
  extent: string
  check: string
  whole: string
  confirm: string
  change: string
  doneTitle: string
  done: (said: { number: string; at: string; email: string }) => string
  wrong: string
  tooMany: string
  tooLong: string
  failed: string
  home: string
}

/** The words of the pages without JavaScript; those of the law as on the page with it. @see eu-duties C-01 */
export const PLAIN_WITHDRAWAL_WORDS: Record<Language, PlainWithdrawalWords> = {
  de: {
    title: 'Vertrag widerrufen',
    lead: 'Eine Anmeldung oder ein Grund sind nicht nötig.',
    name: 'Name',
    orderNumber: 'Bestellnummer',
    email: 'E-Mail-Adresse für die Eingangsbestätigung',
    items: 'Nur einzelne Artikel? Leer gilt der Widerruf für die ganze Bestellung.',
    extent: 'Umfang',
    check: 'Stimmt das so?',
    whole: 'Die ganze Bestellung',
    confirm: 'Widerruf bestätigen',
    change: 'Ändern',
    doneTitle: 'Die Erklärung ist eingegangen',
    done: ({ number, at, email }) =>
      `Nummer ${number}, ${at}. Die Eingangsbestätigung mit dem Inhalt der Erklärung geht an ${email}.`,
    wrong: 'Bitte diese Angabe prüfen',
    tooMany:
      'Zu viele Erklärungen auf einmal. Bitte in einer Stunde noch einmal versuchen oder eine E-Mail schreiben.',
    tooLong: 'Das ist zu lang. Bitte kürzer schreiben oder eine E-Mail schicken.',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    home: 'Zur Startseite',
  },
  fr: {
    title: 'Se rétracter du contrat',
    lead: 'Ni connexion ni motif ne sont nécessaires.',
    name: 'Nom',
    orderNumber: 'Numéro de commande',
    email: 'Adresse e-mail pour l’accusé de réception',
    items:
      'Seulement certains articles ? Si ce champ reste vide, la rétractation porte sur toute la commande.',
    extent: 'Articles concernés',
    check: 'Tout est correct ?',
    whole: 'Toute la commande',
    confirm: 'Confirmer la rétractation',
    change: 'Modifier',
    doneTitle: 'La déclaration est bien arrivée',
    done: ({ number, at, email }) =>
      `Numéro ${number}, ${at}. L’accusé de réception avec le contenu de la déclaration part à ${email}.`,
    wrong: 'Merci de vérifier cette indication',
    tooMany: 'Trop de déclarations à la fois. Merci de réessayer dans une heure ou d’écrire un e-mail.',
    tooLong: 'Ce texte est trop long. Merci de le raccourcir ou d’écrire un e-mail.',
    failed: 'Cela n’a pas fonctionné. Merci de réessayer.',
    home: 'Vers la page d’accueil',
  },
  nl: {
    title: 'Overeenkomst herroepen',
    lead: 'Inloggen of een reden opgeven is niet nodig.',
    name: 'Naam',
    orderNumber: 'Bestelnummer',
    email: 'E-mailadres voor de ontvangstbevestiging',
    items:
      'Alleen bepaalde artikelen? Blijft dit veld leeg, dan geldt de herroeping voor de hele bestelling.',
    extent: 'Om welke artikelen het gaat',
    check: 'Klopt dit zo?',
    whole: 'De hele bestelling',
    confirm: 'Herroeping bevestigen',
    change: 'Wijzigen',
    doneTitle: 'De verklaring is ontvangen',
    done: ({ number, at, email }) =>
      `Nummer ${number}, ${at}. De ontvangstbevestiging met de inhoud van de verklaring gaat naar ${email}.`,
    wrong: 'Controleer deze gegevens',
    tooMany: 'Te veel verklaringen tegelijk. Probeer het over een uur opnieuw of stuur een e-mail.',
    tooLong: 'Deze tekst is te lang. Maak hem korter of stuur een e-mail.',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
    home: 'Naar de startpagina',
  },
}
